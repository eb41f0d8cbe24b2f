import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import selfSigned from "smtp-server/lib/tls-options.js";
import { expect, it, onTestFinished } from "vitest";
import { openNameServer } from "../../../tests/support/name-server.ts";
import { createResolveHost } from "../http/resolve-host.ts";
import { createPostWebhook } from "./post-webhook.ts";

it("nothing is said to a receiver with a certificate that nobody vouches for", async () => {
  const asked: unknown[] = [];
  const receiver = createServer(selfSigned(), (request, response) => {
    asked.push(request.url);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  const post = createPostWebhook({
    resolveHost: async () => ["127.0.0.1"],
    isAllowedAddress: () => true,
    isAllowedPort: () => true,
  });
  const answer = await post(`https://erp.exemplo.com.br:${port}/loja`, { headers: {}, body: "{}" });
  expect([answer.status, answer.reason, asked]).toEqual([null, "certificate", []]);
});

it("a host whose name server is silent counts as one that is not found", async () => {
  const silent = await openNameServer({ "erp.exemplo.com.br": undefined });
  onTestFinished(() => silent.close());
  const post = createPostWebhook({ resolveHost: createResolveHost([silent.address]), timeoutMs: 50 });
  const answer = await post("https://erp.exemplo.com.br/loja", { headers: {}, body: "{}" });
  expect(answer.reason).toBe("unresolved");
});
