import { type ApiApp, newApi } from "../api/new-api.ts";
import { healthOperations as operations } from "./health-operations.ts";
import type { Metrics } from "./metrics.ts";

export interface HealthParts {
  metrics: Metrics;
  /** Whether this process is about to end and wants no more visitors. */
  isClosing(): boolean;
  /** Each resolves when that part answers. */
  checks: Record<"database" | "storage", () => Promise<void>>;
}

/** What whoever runs the shop looks at: is it up, is it ready, how does it do. */
export function healthApi({ metrics, isClosing, checks }: HealthParts): ApiApp {
  const api = newApi();
  api.openapi(operations.checkHealth, (c) => c.json({ status: "ok" as const }, 200));

  api.openapi(operations.checkReadiness, async (c) => {
    if (isClosing()) return c.json({ status: "closing" as const }, 503);
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
