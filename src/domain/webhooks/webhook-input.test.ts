import { expect, it } from "vitest";
import { webhookInputSchema } from "./webhook-input.ts";

const input = { name: " ERP ", url: "https://erp.exemplo.com.br/", events: ["order.paid", "order.created"] };

it("events are stored once each, in the order of the list", () => {
  const { events } = webhookInputSchema.parse({ ...input, events: [...input.events, "order.paid"] });
  expect(events).toEqual(["order.created", "order.paid"]);
});

it("an address that is refused says why at its field", () => {
  const { error } = webhookInputSchema.safeParse({ ...input, url: "http://erp.exemplo.com.br/" });
  expect(error?.issues.map(({ path }) => path)).toEqual([["url"]]);
});

it("an unknown event is refused", () => {
  expect(webhookInputSchema.safeParse({ ...input, events: ["webhook.test"] }).success).toBe(false);
});
