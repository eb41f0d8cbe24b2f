import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import selfSigned from "smtp-server/lib/tls-options.js";
import { expect, it, onTestFinished } from "vitest";
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
