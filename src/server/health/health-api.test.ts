import { Hono } from "hono";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpEnv } from "../http/environment.ts";
import { createMetrics } from "../http/metrics.ts";
import { healthApi } from "./health-api.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

function setUp(isDraining = false) {
  const checks = { database: vi.fn(async () => {}), storage: vi.fn(async () => {}) };
  const app = new Hono<HttpEnv>();
  app.use((c, next) => {
    c.set("log", pino({ level: "silent" }));
    return next();
  });
  app.route("/", healthApi({ metrics: createMetrics(), isDraining: () => isDraining, checks }));
  const read = async () => {
    const answer = await app.request("/readyz");
    return { status: answer.status, ...(await answer.json()) };
  };
  return { checks, read };
}

describe("GET /readyz", () => {
  it("calls the database and the storage once, however many ask at a time", async () => {
    const { checks, read } = setUp();
    await Promise.all(Array.from({ length: 100 }, read));
    await read();
    expect([checks.database.mock.calls.length, checks.storage.mock.calls.length]).toEqual([1, 1]);
  });

  it("calls them again a second later", async () => {
    const { checks, read } = setUp();
    await read();
    checks.storage.mockRejectedValue(new Error("away"));
    vi.setSystemTime(Date.now() + 1_000);
    expect(await read()).toMatchObject({ database: "ok", storage: "unavailable" });
  });

  it("says at once that the process is ending", async () => {
    expect(await setUp(true).read()).toMatchObject({ status: "closing" });
  });
});
