import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { newWebhookSecret, signWebhook } from "./sign-webhook.ts";

const message = {
  id: "4f7f4a35-0d3c-4d3e-8f3e-1a2b3c4d5e6f",
  sentAt: new Date(),
  body: '{"type":"order.paid"}',
};

it("the package that receivers use accepts a signature by each secret", () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  const headers = signWebhook(secrets, message);
  for (const secret of secrets) {
    expect(new Webhook(secret).verify(message.body, headers)).toEqual({ type: "order.paid" });
  }
});

it("a changed body is refused", () => {
  const secret = newWebhookSecret();
  const headers = signWebhook([secret], message);
  expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow("No matching signature");
});

it("no two secrets are alike", () => {
  expect(newWebhookSecret()).not.toBe(newWebhookSecret());
});
