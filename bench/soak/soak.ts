/** Mixed traffic for some minutes: `npm run soak -- 10 embedded` or `-- 10 postgres`. Fails on any error, and on growth. */
import { setTimeout as delay } from "node:timers/promises";
import { startPostgres } from "../../tests/support/postgres-server.ts";
import { callShop, OWNER, signInOwner } from "../../tests/support/shop-client.ts";
import { milliseconds, printTable } from "../support/print-table.ts";
import { startShop } from "../support/shop-process.ts";
import { administer, browse, order, search } from "./actors.ts";
import { createTally } from "./tally.ts";
import { visitUntil } from "./visitor.ts";
import { type Sample, slopeOf, takeSample } from "./watch-memory.ts";

const minutes = Number(process.argv[2] ?? 10);
const kind = process.argv[3] ?? "embedded";
if (!(minutes > 0) || !["embedded", "postgres"].includes(kind)) {
  console.error("npm run soak -- [minutes] [embedded|postgres]");
  process.exit(1);
}

const SAMPLES = 20;
/** Caches and the JIT have warmed up after this share of the run; memory that still grows afterwards is a leak. */
const SETTLED_SHARE = 0.4;
/** More growth than this would force the operator to restart the shop regularly. */
const MAX_GROWTH_PER_HOUR = 0.2;
const TOKEN_LIFE_MS = 20 * 60_000;

const postgres = kind === "postgres" ? await startPostgres() : undefined;
const shop = await startShop({
  STORE_OWNER_PASSWORD: OWNER.password,
  ...(postgres && {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "a secret of at least thirty-two characters",
  }),
});
const { address, pid } = shop;
const tally = createTally();
const samples: Sample[] = [];

let session = { token: await signInOwner(address), since: performance.now() };
async function token(): Promise<string> {
  if (performance.now() - session.since > TOKEN_LIFE_MS) {
    session = { token: await signInOwner(address), since: performance.now() };
  }
  return session.token;
}

const home = await (await fetch(address)).text();
const products = [...new Set([...home.matchAll(/\/produto\/([0-9a-f-]{36})/g)].map(([, id]) => id ?? ""))];
const people = {
  browser: browse,
  "another browser": browse,
  searcher: search,
  customer: order,
  owner: administer,
};
const stream = await callShop(address, "/api/admin/events", { token: session.token });
const startedAt = performance.now();
const endAt = startedAt + minutes * 60_000;

async function watch(): Promise<void> {
  while (performance.now() < endAt) {
    await delay((minutes * 60_000) / SAMPLES);
    samples.push(await takeSample(address, pid, (performance.now() - startedAt) / 60_000));
  }
}

await Promise.all([
  watch(),
  ...Object.entries(people).map(([name, act]) =>
    visitUntil(endAt, { address, products, tally, token }, name.replace(" ", "-"), act),
  ),
]);
await stream.body?.cancel();
await shop.stop();
await postgres?.stop();

printTable(
  `Soak of ${minutes} min on ${kind}: ${Object.keys(people).join(", ")}`,
  ["what", "count", "failures", "median", "p99"],
  tally
    .rows()
    .map((row) => [
      row.what,
      String(row.count),
      String(row.failures),
      milliseconds(row.p50),
      milliseconds(row.p99),
    ]),
);
printTable(
  "Memory and event loop",
  ["minute", "resident", "heap", "event-loop delay p99"],
  samples.map((one) => [
    one.minute.toFixed(1),
    `${one.residentMb.toFixed(0)} MB`,
    `${one.heapMb.toFixed(0)} MB`,
    milliseconds(one.loopDelayP99Ms),
  ]),
);

const settled = samples.slice(Math.floor(samples.length * SETTLED_SHARE));
const residentSlope = slopeOf(settled, ({ residentMb }) => residentMb);
const heapSlope = slopeOf(settled, ({ heapMb }) => heapMb);
const growthAnHour = (residentSlope * 60) / (settled[0]?.residentMb ?? 1);
const total = tally.rows().reduce((sum, { count }) => sum + count, 0);
const worstDelay = Math.max(...settled.map(({ loopDelayP99Ms }) => loopDelayP99Ms));
console.log(
  `\n${total} requests, ${tally.failures()} failed; after warming up resident memory ${residentSlope.toFixed(2)} MB/min ` +
    `(${(growthAnHour * 100).toFixed(0)} % an hour), heap ${heapSlope.toFixed(2)} MB/min; event-loop delay p99 at most ${milliseconds(worstDelay)}`,
);
for (const complaint of tally.complaints()) console.error(complaint);
// A short run consists mostly of the warm-up.
const grows = minutes >= 10 && growthAnHour > MAX_GROWTH_PER_HOUR;
if (grows) console.error("Its memory grows.");
process.exit(tally.failures() > 0 || grows ? 1 : 0);
