import { expect, it } from "vitest";
import { describeDelivery, describeLast, nameState, warnOfWebhook } from "./describe-webhook.ts";
import type { Delivery, Webhook } from "./use-webhooks.ts";

const webhook: Webhook = {
  id: "w",
  name: "ERP",
  url: "https://erp.exemplo.com.br/",
  events: ["order.paid"],
  active: true,
  off_reason: null,
  secret_is_readable: true,
  old_secret_until: null,
  failing_since: null,
  last: null,
  waiting: 0,
  given_up: 0,
  updated_at: "2026-11-15T12:00:00.000Z",
};
const failing = "2026-11-15T12:00:00.000Z";

it.each<[string, Partial<Webhook>]>([
  ["Ativo", {}],
  ["Falhando", { failing_since: failing }],
  ["Pausado", { active: false, failing_since: failing }],
  ["Desligado", { active: false, off_reason: "gone" }],
  ["Sem segredo", { secret_is_readable: false, active: false }],
])("the state is called %s", (label, changes) => {
  expect(nameState({ ...webhook, ...changes }).label).toBe(label);
});

it("nothing is said to be wrong with one that works, or that was paused", () => {
  expect([warnOfWebhook(webhook), warnOfWebhook({ ...webhook, active: false })]).toEqual([
    undefined,
    undefined,
  ]);
});

it.each(["gone", "failing"] as const)(
  "of one that is off (%s), what happens is said to be lost",
  (off_reason) => {
    expect(warnOfWebhook({ ...webhook, active: false, off_reason })).toContain(
      "O que acontece enquanto ele está desligado não é guardado nem enviado depois.",
    );
  },
);

it("the last delivery is told with what came of it", () => {
  const attempt = { at: failing, status: 500, reason: null };
  expect(describeLast({ ...webhook, last: { type: "order.paid", state: "failing", attempt } })).toBe(
    "Pedido pago · 15/11 às 09:00 · Respondeu 500",
  );
});

it("a delivery that failed says when it is tried again", () => {
  const delivery: Delivery = {
    id: "d",
    type: "order.paid",
    state: "failing",
    attempts: 1,
    last_attempt: { at: failing, status: null, reason: "timeout" },
    next_attempt_at: "2026-11-15T12:05:00.000Z",
    created_at: failing,
  };
  expect(describeDelivery(delivery)).toBe("Não respondeu em 15 segundos. Tenta de novo em 15/11 às 09:05");
});
