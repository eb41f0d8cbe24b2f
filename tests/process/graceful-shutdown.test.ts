import { expect, it, onTestFinished, vi } from "vitest";
import { callShop, readJson, signInOwner } from "../support/shop-client.ts";
import { openWebhookReceiver, RECEIVER } from "../support/webhook-receiver.ts";
import { addressOf, spawnServer, startedFolder } from "./server-process.ts";

it("a server that receives SIGTERM reports 503 at /readyz and answers requests until it has drained", async () => {
  const server = spawnServer({ DATA_DIR: startedFolder(), DRAIN_SECONDS: "5" });
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

it("a server that receives SIGTERM waits no longer for a program that does not answer the owner's test", async () => {
  const receiver = await openWebhookReceiver();
  onTestFinished(receiver.close);
  const server = spawnServer({
    DATA_DIR: startedFolder(),
    NODE_OPTIONS: "--import=./tests/support/webhook-network.mjs",
    RECEIVER_PORT: String(receiver.port),
  });
  const address = await addressOf(server);
  const token = await signInOwner(address);
  const json = { name: "ERP", url: RECEIVER, events: ["order.created"] };
  const made = await callShop(address, "/api/admin/webhooks", { token, json });
  const { webhook } = await readJson<{ webhook: { id: string } }>(made);
  receiver.behave(() => {});
  const testing = callShop(address, `/api/admin/webhooks/${webhook.id}/test`, { token, method: "POST" });
  await expect.poll(() => receiver.received().length).toBe(1);
  server.process.kill("SIGTERM");
  expect([(await testing).status, (await server.exited).code]).toEqual([409, 0]);
});
