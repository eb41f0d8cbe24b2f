import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  observeRequest(method: string, status: number, seconds: number): void;
  countFault(): void;
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
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
