import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface PageCacheStats {
  entries: number;
  bytes: number;
  /** Responses from memory, fresh or stale, since the start. */
  hits: number;
  /** Pages rendered since the start. */
  misses: number;
}

export interface Metrics {
  observeRequest(method: string, status: number, seconds: number): void;
  countError(): void;
  /** Registers the statistics of the page cache, which are read whenever the metrics are collected. */
  watchPageCache(stats: () => PageCacheStats): void;
  render(): Promise<{ contentType: string; text: string }>;
}

/** Each app has its own registry, so that two apps in one process (tests) do not share counters. */
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
  const errors = new Counter({
    name: "faults_total",
    help: "Errors that were the program's own",
    registers: [registry],
  });
  return {
    observeRequest: (method, status, seconds) =>
      duration.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds),
    countError: () => errors.inc(),
    watchPageCache: (stats) => registerPageCache(registry, stats),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

function registerPageCache(registry: Registry, stats: () => PageCacheStats): void {
  const registers = [registry];
  const addCounter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  addCounter("page_cache_hits_total", "Pages sent from memory", () => stats().hits);
  addCounter(
    "page_cache_misses_total",
    "Pages rendered because no fresh one was in memory",
    () => stats().misses,
  );
  addGauge("page_cache_entries", "Pages in memory", () => stats().entries);
  addGauge("page_cache_bytes", "Bytes of the pages in memory", () => stats().bytes);
}
