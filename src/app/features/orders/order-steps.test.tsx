import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { OrderFulfilment } from "#domain/fulfilment/order-fulfilment.ts";
import { OrderSteps } from "./order-steps.tsx";

const sent: OrderFulfilment = {
  step: "sent",
  promisedDays: 25,
  promisedOn: "2026-12-12",
  hasDelivery: true,
  isLate: false,
  tracking: { carrier: "Correios", code: "AA123456785BR" },
  saysReady: false,
  records: [{ step: "sent", reachedAt: new Date("2026-11-09T12:00:00Z"), mailedAt: null, messagedAt: null }],
};

const render = (changes: Partial<OrderFulfilment> = {}, isOver = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderSteps
        fulfilment={{ ...sent, ...changes }}
        createdAt={new Date("2026-11-02T12:00:00Z")}
        isOver={isOver}
      />
    </MemoryRouter>,
  );

describe("the steps on the page of an order", () => {
  it("are a list of which one is the current one", () => {
    const html = render();
    expect(html.match(/<li/g)).toHaveLength(5);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toContain("Pedido recebido");
    expect(html).toContain("02/11/2026");
    expect(html).toContain("09/11/2026");
    expect(html).toContain("Chega até 12/12/2026");
  });

  it("lead to the carrier's page in a new tab, if the shop knows it", () => {
    expect(render()).toMatch(
      /<a[^>]*href="https:\/\/rastreamento\.correios\.com\.br\/[^"]*AA123456785BR"[^>]*>.*Acompanhar nos Correios/,
    );
    const byCourier = render({ tracking: { carrier: "Motoboy do Zé", code: "77" } });
    expect(byCourier).toContain("Código de rastreio (Motoboy do Zé)");
    expect(byCourier).not.toContain("<a ");
  });

  it("say where to ask about an order that is late", () => {
    expect(render()).not.toContain("O prazo passou");
    expect(render({ isLate: true })).toContain("O prazo passou");
  });

  it("promise nothing of a completed order, and say nothing of one that never had steps", () => {
    expect(render({}, true)).not.toContain("12/12/2026");
    expect(render({ step: "to_do" }, true)).toBe("");
  });
});
