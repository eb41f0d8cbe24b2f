import { describe, expect, it } from "vitest";
import type { OrderFulfilment } from "#domain/fulfilment/order-fulfilment.ts";
import type { Step } from "#domain/fulfilment/step.ts";
import { describeProgress } from "./describe-progress.ts";

const pending = { status: "pending", paidAt: null, paymentMark: null, pixCode: null } as const;
const paidAt = new Date("2026-11-02T12:00:00Z");
const at = (step: Step): { fulfilment: OrderFulfilment } => ({
  fulfilment: {
    step,
    promisedDays: null,
    promisedOn: null,
    hasDelivery: false,
    isLate: false,
    tracking: null,
    saysReady: false,
    records: [],
  },
});

describe("what the page of an order says first", () => {
  it("is about the payment in a shop without steps", () => {
    expect(describeProgress({ ...pending, paidAt })).toBe(
      "Pagamento confirmado. Já estamos preparando o seu pedido.",
    );
    expect(describeProgress({ ...pending, pixCode: "00020126" })).toBe(
      "Recebemos o pedido. Falta só o pagamento.",
    );
    expect(describeProgress(pending)).toMatch(/Um atendente confirma/);
  });

  it("does not claim that a paid order is begun which the shop has yet to begin", () => {
    expect(describeProgress({ ...pending, ...at("to_do"), paidAt })).toBe(
      "Pagamento confirmado. O seu pedido já está na nossa fila.",
    );
  });

  it("follows the step, and still names a payment that is due", () => {
    expect(describeProgress({ ...pending, ...at("sent"), paidAt })).toBe("O seu pedido está a caminho.");
    expect(describeProgress({ ...pending, ...at("ready"), pixCode: "00020126" })).toBe(
      "O seu pedido está pronto. Falta só o pagamento.",
    );
  });

  it("is thanks for a completed order, at whatever step", () => {
    expect(describeProgress({ ...pending, ...at("to_do"), status: "completed" })).toBe(
      "Pedido concluído. Obrigado pela compra!",
    );
  });
});
