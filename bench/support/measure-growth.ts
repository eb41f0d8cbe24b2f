import type { ServiceContext } from "#server/context/service-context.ts";
import { type BenchShop, withBenchShops } from "./bench-shop.ts";
import { fillShop, type ShopSize } from "./fill-shop.ts";
import { findSamples, type Samples } from "./find-samples.ts";
import { mediansMs } from "./measure.ts";
import { milliseconds, printTable, ratio } from "./print-table.ts";

/** The measured reads by name; each uses the same samples in every round. */
export type Reads = Record<string, (ctx: ServiceContext, samples: Samples) => Promise<unknown>>;

/** Measures each read in a shop of each size, and the ratio of the largest to the smallest. */
export async function measureGrowth(sizes: readonly ShopSize[], parts: Record<string, Reads>): Promise<void> {
  const times = new Map<string, number[]>();
  await withBenchShops(async (open) => {
    const shops: BenchShop[] = [];
    for (const size of sizes) shops.push(await open(fillShop(size)));
    const samples = await Promise.all(
      shops.map((shop, index) => findSamples(shop, sizes[index] as ShopSize)),
    );
    for (const [part, reads] of Object.entries(parts)) {
      for (const [name, work] of Object.entries(reads)) {
        const inEach = shops.map(
          ({ ctx }, index) =>
            () =>
              work(ctx, samples[index] as Samples),
        );
        times.set(`${part} ${name}`, await mediansMs(inEach));
      }
    }
  });
  const counts = (size: ShopSize) =>
    `${size.products.toLocaleString("en")} / ${size.orders.toLocaleString("en")}`;
  for (const [part, reads] of Object.entries(parts)) {
    printTable(
      `${part}, by products / orders, median of 30`,
      ["operation", ...sizes.map(counts), "ratio"],
      Object.keys(reads).map((name) => {
        const row = times.get(`${part} ${name}`) ?? [];
        return [name, ...row.map(milliseconds), ratio(row.at(-1) ?? Number.NaN, row[0] ?? Number.NaN)];
      }),
    );
  }
}
