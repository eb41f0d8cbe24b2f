import type { ServiceContext } from "#server/service-context.ts";
import { type BenchShop, fillOrders, fillProducts, withBenchShops } from "./bench-shop.ts";
import { medianMs } from "./measure.ts";
import { milliseconds, printTable, ratio } from "./print-table.ts";

export type Works = Record<string, (ctx: ServiceContext) => Promise<unknown>>;

export interface Growth {
  title: string;
  /** What is counted in the table's head. */
  noun: string;
  /** Arguments of the command replace them. */
  sizes: readonly number[];
  fill(shop: BenchShop, size: number): Promise<void>;
  works: Works;
}

/** The shop of which only the orders grow. */
export async function fillShop(shop: BenchShop, orders: number): Promise<void> {
  await fillProducts(shop, 200);
  await fillOrders(shop, orders);
}

/** Each piece of work in a shop of each size, and what the largest costs against the smallest. */
export async function measureGrowth({ title, noun, sizes: usual, fill, works }: Growth): Promise<void> {
  const asked = process.argv.slice(2).map(Number).filter(Boolean);
  const sizes = asked.length > 0 ? asked : usual;
  const columns: number[][] = [];
  await withBenchShops(async (open) => {
    for (const size of sizes) {
      const shop = await open();
      await fill(shop, size);
      const times: number[] = [];
      for (const work of Object.values(works)) times.push(await medianMs(() => work(shop.ctx)));
      columns.push(times);
    }
  });
  const head = ["operation", ...sizes.map((size) => `${size.toLocaleString("en")} ${noun}`), "ratio"];
  const rows = Object.keys(works).map((name, index) => {
    const times = columns.map((column) => column[index] ?? Number.NaN);
    return [name, ...times.map(milliseconds), ratio(times.at(-1) ?? Number.NaN, times[0] ?? Number.NaN)];
  });
  printTable(`${title}, median of 30`, head, rows);
}
