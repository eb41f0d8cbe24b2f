import { type ApiApp, newApi } from "../api/new-api.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Logger } from "../logging/log.ts";
import { healthOperations as operations } from "./health-operations.ts";

type Part = "database" | "storage";

export interface HealthDependencies {
  metrics: Metrics;
  /** Whether this process is shutting down and must get no new requests. */
  isDraining(): boolean;
  /** Each check resolves when its service responds. */
  checks: Record<Part, () => Promise<void>>;
}

/** Liveness, readiness and metrics for monitoring. */
export function healthApi({ metrics, isDraining, checks }: HealthDependencies): ApiApp {
  const api = newApi();
  api.openapi(operations.checkHealth, (c) => c.json({ status: "ok" as const }, 200));

  const askDatabase = createProbe("database", checks.database);
  const askStorage = createProbe("storage", checks.storage);
  api.openapi(operations.checkReadiness, async (c) => {
    if (isDraining()) return c.json({ status: "closing" as const }, 503);
    const log = c.get("log");
    const [database, storage] = await Promise.all([askDatabase(log), askStorage(log)]);
    if (database === "ok" && storage === "ok")
      return c.json({ status: "ok" as const, database, storage }, 200);
    return c.json({ status: "unavailable" as const, database, storage }, 503);
  });

  api.openapi(operations.readMetrics, async (c) => {
    const { contentType, text } = await metrics.render();
    return c.text(text, 200, { "Content-Type": contentType });
  });
  return api;
}

const PROBE_TTL_MS = 1_000;

/** Checks once a second at most: anyone may ask, and each check is a call to the database or to another service. */
function createProbe(part: Part, check: () => Promise<void>) {
  let latest: Promise<"ok" | "unavailable"> | undefined;
  let startedAt = 0;

  async function probe(log: Logger): Promise<"ok" | "unavailable"> {
    try {
      await check();
      return "ok";
    } catch (error) {
      log.warn({ err: error, part }, "not ready");
      return "unavailable";
    }
  }

  return (log: Logger) => {
    if (latest && Date.now() - startedAt < PROBE_TTL_MS) return latest;
    startedAt = Date.now();
    latest = probe(log);
    return latest;
  };
}
