import { expect, it, vi } from "vitest";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

it("a server that is told to stop says so to its proxy and answers until it has left", async () => {
  const server = spawnServer({ DATA_DIR: temporaryFolder(), DRAIN_SECONDS: "5" });
  const address = await addressOf(server);
  // Rendered before, so that on a slow machine the time for leaving is not spent on it.
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
