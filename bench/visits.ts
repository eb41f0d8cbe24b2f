/** Measures counting 1,000,000 views of a year and the web vitals of every kind of page, and reading them. */
import { thresholds } from "#domain/analytics/vital-histogram.ts";
import { devices, pageKinds, webVitals } from "#domain/analytics/web-vitals.ts";
import { type PeriodPreset, resolvePeriod } from "#domain/reports/periods.ts";
import { getAnalytics } from "#server/analytics/analytics-service.ts";
import { createVisitCounter, type VisitCounter } from "#server/analytics/visit-counter.ts";
import { getWebVitals } from "#server/analytics/web-vitals-service.ts";
import { products } from "#server/catalog/tables.ts";
import { type BenchShop, withBenchShops } from "./support/bench-shop.ts";
import { fillProducts } from "./support/fill-shop.ts";
import { medianMs } from "./support/measure.ts";
import { milliseconds, printTable } from "./support/print-table.ts";

const PRODUCTS = 200;
const VIEWS = 1_000_000;
const DAYS = 365;

const presets = ["30-days", "12-months"] as const satisfies PeriodPreset[];
/** Counts a million views of a year from ten sources, as browsers report them. */
async function countViews({ ctx }: BenchShop) {
  const ids = (await ctx.db.select({ id: products.id }).from(products)).map(({ id }) => id);
  const counter = createVisitCounter(ctx);
  const sources = Array.from({ length: 10 }, (_, n) => ({ utm: [`origem-${n}`], referrer: "" }));
  const startedAt = performance.now();
  let writing = 0;
  for (let n = 0; n < VIEWS; n += 1) {
    const product = ids[n % ids.length] ?? "";
    const origin = sources[n % sources.length] ?? { utm: [], referrer: "" };
    const now = new Date(ctx.now.getTime() - Math.floor((n / VIEWS) * DAYS) * 86_400_000);
    counter.count({ origin, events: [{ kind: "view", product, first: n % 3 === 0 }] }, { host: "x", now });
    if (n % 5000 === 4999) {
      const before = performance.now();
      await counter.flush();
      writing += performance.now() - before;
    }
  }
  await counter.stop();
  return { total: performance.now() - startedAt, writing, counter };
}

/** Values from a twentieth of what is good to ten times of it, so that nearly every bucket has a row on every day. */
const spread = Array.from({ length: 40 }, (_, n) => 0.05 * 1.145 ** n);
const vitalEvents = webVitals.flatMap((vital) =>
  pageKinds.flatMap((page) =>
    devices.flatMap((device) =>
      spread.map((times) => ({
        kind: "vital" as const,
        vital,
        page,
        device,
        value: thresholds[vital].good * times,
      })),
    ),
  ),
);

async function countVitals({ ctx }: BenchShop, counter: VisitCounter) {
  for (let day = 0; day < DAYS; day += 1) {
    const now = new Date(ctx.now.getTime() - day * 86_400_000);
    counter.count({ origin: { utm: [], referrer: "" }, events: vitalEvents }, { host: "x", now });
    await counter.flush();
  }
}

await withBenchShops(async (open) => {
  const shop = await open((url) => fillProducts(url, PRODUCTS));
  const { total, writing, counter } = await countViews(shop);
  await countVitals(shop, counter);
  const today = shop.ctx.now.toISOString().slice(0, 10);
  const reads: string[][] = [];
  for (const preset of presets) {
    const days = `${resolvePeriod({ preset }, today).from} to ${today}`;
    const visits = await medianMs(() => getAnalytics(shop.ctx, { preset }, counter));
    const vitals = await medianMs(() => getWebVitals(shop.ctx, { preset }, counter));
    reads.push([`read visits, ${days}`, milliseconds(visits)]);
    reads.push([`read web vitals, ${days}`, milliseconds(vitals)]);
  }
  printTable(
    `${VIEWS.toLocaleString("en")} counted views`,
    ["work", "time"],
    [
      ["count one, in memory", milliseconds((total - writing) / VIEWS)],
      ["write 5,000 of them", milliseconds(writing / (VIEWS / 5000))],
      ...reads,
    ],
  );
});
