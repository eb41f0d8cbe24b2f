import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OwnOrder } from "./own-order.ts";
import { OwnOrderProgress } from "./own-order-progress.tsx";

type Fulfilment = NonNullable<OwnOrder["fulfilment"]>;

const underWay: Fulfilment = {
  step: "in_production",
  steps: [],
  promise: { days: 25, on: "2999-12-12", of: "arrival" },
  tracking: null,
};
const parcel = { carrier: "Jadlog", code: "1", url: "https://www.jadlog.com.br/tracking?cte=1" };

const order: OwnOrder = {
  id: "a41f09c2-1111-4222-8333-444455556666",
  token: "0".repeat(32),
  status: "pending",
  total_amount: 279.9,
  items: [],
  created_at: "2026-11-02T12:00:00Z",
  updated_at: "2026-11-02T12:00:00Z",
  paid_at: null,
  pix_code: null,
  user_id: null,
  customer: "Marta Vieira",
  customer_address: "Avenida Paulista, 1000",
  customer_cep: "01310100",
  customer_whatsapp: "11912345678",
  shipping_address: { address: "Avenida Paulista, 1000" },
  whatsapp_url: "https://wa.me/5511900000000",
};

const render = (changes: Partial<Fulfilment> = {}, others: Partial<OwnOrder> = {}) =>
  renderToStaticMarkup(
    <OwnOrderProgress order={{ ...order, ...others, fulfilment: { ...underWay, ...changes } }} />,
  );
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "");

describe("the line about an order in the list of one's own", () => {
  it("names the milestone and the promise", () => {
    expect(textOf(render())).toBe("Em produção · Chega até 12/12/2999");
    expect(textOf(render({ promise: null }))).toBe("Em produção");
  });

  it("stands where the order's page has the ball", () => {
    const toDo = { step: "to_do", promise: null } as const;
    expect(textOf(render(toDo))).toBe("Pedido recebido");
    expect(textOf(render(toDo, { pix_code: "00020126" }))).toBe("Pagamento");
    expect(textOf(render(toDo, { paid_at: "2026-11-03T12:00:00Z" }))).toBe("Pagamento confirmado");
  });

  it("does not repeat a promise that is broken", () => {
    const late = { days: 5, on: "2020-01-02", of: "departure" } as const;
    expect(textOf(render({ promise: late }))).toBe("Em produção · Era para sair até 02/01/2020");
  });

  it("leads to the carrier once the order is sent", () => {
    expect(render({ tracking: parcel })).not.toContain("<a");
    const sent = render({ step: "sent", tracking: parcel });
    expect(sent).toContain(`href="${parcel.url}"`);
    expect(sent).toContain("Acompanhar na Jadlog");
  });

  it("has only the parcel to say of a completed order", () => {
    const status = "completed";
    expect(render({}, { status })).toBe("");
    expect(textOf(render({ step: "sent", tracking: parcel }, { status }))).toBe(
      "Pedido concluídoAcompanhar na Jadlog",
    );
  });

  it("is absent in a shop without steps", () => {
    expect(renderToStaticMarkup(<OwnOrderProgress order={order} />)).toBe("");
  });
});
