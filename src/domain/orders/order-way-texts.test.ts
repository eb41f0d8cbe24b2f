import { describe, expect, it } from "vitest";
import type { Step } from "../fulfilment/step.ts";
import type { MovingOrder } from "./next-move.ts";
import { describeProgress, milestoneLabel } from "./order-way-texts.ts";

const pending: MovingOrder = {
  status: "pending",
  createdAt: new Date("2026-11-02T12:00:00Z"),
  paidAt: null,
  paymentMark: null,
  pixCode: null,
  totalCents: 27990,
};
const paidAt = new Date("2026-11-02T12:00:00Z");
const pixCode = "00020126";
const at = (step: Step, isLate = false) => ({ fulfilment: { step, isLate, tracking: null, records: [] } });

describe("what the page of an order says first", () => {
  it("is about the payment in a shop without steps", () => {
    expect(describeProgress({ ...pending, paidAt })).toBe(
      "Pagamento confirmado. Já estamos preparando o seu pedido.",
    );
    expect(describeProgress({ ...pending, pixCode })).toBe("Recebemos o pedido. Falta só o pagamento.");
    expect(describeProgress(pending)).toBe(
      "Recebemos o pedido. Um atendente confirma os dados e o pagamento pelo WhatsApp.",
    );
  });

  it("does not claim that a paid order is begun which the shop has yet to begin", () => {
    expect(describeProgress({ ...pending, ...at("to_do"), paidAt })).toBe(
      "Pagamento confirmado. O seu pedido já está na nossa fila.",
    );
  });

  it("follows the step, and still names a payment that is due", () => {
    expect(describeProgress({ ...pending, ...at("sent"), paidAt })).toBe("O seu pedido está a caminho.");
    expect(describeProgress({ ...pending, ...at("ready"), pixCode })).toBe(
      "O seu pedido está pronto. Falta só o pagamento.",
    );
  });

  it("leads whoever waits too long to the shop", () => {
    expect(describeProgress({ ...pending, ...at("sent", true), paidAt })).toBe(
      "O seu pedido está a caminho. O prazo passou. Fale com a loja pelo WhatsApp para saber do seu pedido.",
    );
  });

  it("has nothing left to say of a delivered order but to wear it", () => {
    const worn = "O seu pedido foi entregue. Obrigado pela compra! Agora é só vestir.";
    expect(describeProgress({ ...pending, ...at("delivered"), paidAt })).toBe(worn);
    expect(describeProgress({ ...pending, status: "delivered" })).toBe(worn);
  });

  it("is thanks for a completed order, which may not have arrived yet", () => {
    expect(describeProgress({ ...pending, ...at("to_do"), status: "completed" })).toBe(
      "Pedido concluído. Obrigado pela compra!",
    );
  });

  it("claims nothing of an older status", () => {
    expect(describeProgress({ ...pending, status: "processing" })).toBe("Acompanhe aqui o seu pedido.");
    expect(describeProgress({ ...pending, status: "cancelled" })).toBe("Este pedido foi encerrado.");
  });
});

describe("a milestone", () => {
  it("is called a confirmed payment only once it is one", () => {
    expect(milestoneLabel({ name: "payment", state: "present", at: null }, "pending")).toBe("Pagamento");
    expect(milestoneLabel({ name: "payment", state: "present", at: paidAt }, "pending")).toBe(
      "Pagamento confirmado",
    );
  });

  it("of an older status has the name that its badge shows", () => {
    expect(milestoneLabel({ name: "status", state: "present", at: null }, "processing")).toBe("Processando");
    expect(milestoneLabel({ name: "status", state: "done", at: null }, "em_analise")).toBe("em_analise");
  });
});
