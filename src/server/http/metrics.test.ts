import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

test("the page cache's hits and misses are counters, its size is shown by gauges", async () => {
  const metrics = createMetrics();
  let hits = 1;
  metrics.watchPageCache(() => ({ entries: 3, bytes: 4, hits, misses: 2 }));
  await metrics.render();
  hits = 10;
  const { text } = await metrics.render();
  const lines = text.split("\n").filter((line) => /page_cache_/.test(line) && !line.startsWith("# HELP"));
  expect(lines).toEqual([
    "# TYPE page_cache_hits_total counter",
    "page_cache_hits_total 10",
    "# TYPE page_cache_misses_total counter",
    "page_cache_misses_total 2",
    "# TYPE page_cache_entries gauge",
    "page_cache_entries 3",
    "# TYPE page_cache_bytes gauge",
    "page_cache_bytes 4",
  ]);
});
