import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCacheStats } from "../page-cache/page-cache.ts";

export interface Metrics {
  observeRequest(method: string, status: number, seconds: number): void;
  countFault(): void;
  /** Asked whenever somebody looks; the door itself only counts. */
  watchPageCache(stats: () => PageCacheStats): void;
  render(): Promise<{ contentType: string; text: string }>;
}

/** A registry of its own per program, so that two apps in one process (tests) do not share counters. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by method and class of status",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const faults = new Counter({
    name: "faults_total",
    help: "Errors that were the program's own",
    registers: [registry],
  });
  return {
    observeRequest: (method, status, seconds) =>
      duration.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds),
    countFault: () => faults.inc(),
    watchPageCache(stats) {
      for (const [name, { help, read }] of Object.entries(pageCacheGauges)) {
        new Gauge({
          name,
          help,
          registers: [registry],
          collect() {
            this.set(read(stats()));
          },
        });
      }
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

const pageCacheGauges: Record<string, { help: string; read(stats: PageCacheStats): number }> = {
  page_cache_served: { help: "Pages sent from memory since the start", read: ({ served }) => served },
  page_cache_rendered: { help: "Pages rendered since the start", read: ({ rendered }) => rendered },
  page_cache_pages: { help: "Pages in memory", read: ({ pages }) => pages },
  page_cache_bytes: { help: "Bytes that they hold", read: ({ bytes }) => bytes },
};
