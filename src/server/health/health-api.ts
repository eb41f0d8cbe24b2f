import { type ApiApp, newApi } from "../api/new-api.ts";
import type { Metrics } from "../http/metrics.ts";
import { healthOperations as operations } from "./health-operations.ts";

export interface HealthDependencies {
  metrics: Metrics;
  /** Whether this process is shutting down and must get no new requests. */
  isDraining(): boolean;
  /** Each check resolves when its service responds. */
  checks: Record<"database" | "storage", () => Promise<void>>;
}

/** Liveness, readiness and metrics for monitoring. */
export function healthApi({ metrics, isDraining, checks }: HealthDependencies): ApiApp {
  const api = newApi();
  api.openapi(operations.checkHealth, (c) => c.json({ status: "ok" as const }, 200));

  api.openapi(operations.checkReadiness, async (c) => {
    if (isDraining()) return c.json({ status: "closing" as const }, 503);
    const ask = async (part: keyof typeof checks) => {
      try {
        await checks[part]();
        return "ok" as const;
      } catch (error) {
        c.get("log").warn({ err: error, part }, "not ready");
        return "unavailable" as const;
      }
    };
    const [database, storage] = await Promise.all([ask("database"), ask("storage")]);
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
