import { expect, it, vi } from "vitest";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

it("a server that receives SIGTERM reports 503 at /readyz and answers requests until it has drained", async () => {
  const server = spawnServer({ DATA_DIR: temporaryFolder(), DRAIN_SECONDS: "5" });
  const address = await addressOf(server);
  // The pages are rendered beforehand, because on a slow machine rendering could exceed the drain time.
  for (const path of ["/readyz", "/", "/api/store"]) expect((await fetch(address + path)).status).toBe(200);
  server.process.kill("SIGTERM");
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503), 4_000);
  for (const path of ["/", "/api/store"]) {
    const answer = await fetch(address + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("connection")).toBe("close");
  }
  expect((await server.exited).code).toBe(0);
});
