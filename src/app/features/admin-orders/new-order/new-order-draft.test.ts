import { describe, expect, it } from "vitest";
import { draftLine } from "../order-draft/order-draft-fixture.ts";
import { blankDraft, newOrderSchema, type OrderDraft, toQuoteItems } from "./new-order-draft.ts";

const line = { ...draftLine, size: "G" };
const draft = {
  customer: " Caio Figueira ",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  filledAddress: "",
  customer_whatsapp: "11955554444",
  customer_cpf: "",
  pickup: false,
  delivery: null,
  discount: blankDraft.discount,
  items: [line],
};
const facts = {
  goodsCents: 57_980,
  lines: [],
  options: [{ method_id: "pac", name: "Correios PAC", price_cents: 1890, days: 4 }],
};

function errorsOf(typed: OrderDraft) {
  const { error } = newOrderSchema(facts).safeParse(typed);
  return error && Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message]));
}

describe("an order that is being typed in", () => {
  it("names every field that is missing", () => {
    expect(errorsOf(blankDraft)).toEqual({
      customer: "Preencha este campo",
      customer_cep: "Preencha este campo",
      customer_address: "Preencha este campo",
      customer_whatsapp: "Preencha este campo",
      items: "Adicione pelo menos um produto",
    });
  });

  it("asks for the size and for a whole customisation of each shirt", () => {
    const open = { ...line, size: null, isCustom: true, customName: "CAIO" };
    expect(errorsOf({ ...draft, items: [line, open] })).toEqual({
      "items.1.size": "Selecione um tamanho",
      "items.1.customization": "Complete os dados da personalização",
    });
  });

  it("that is picked up asks for no address and sends none", () => {
    const pickup = { ...draft, pickup: true };
    expect(errorsOf({ ...pickup, customer_cep: "", customer_address: "" })).toBeUndefined();
    expect(newOrderSchema(facts).parse(pickup)).toEqual({
      pickup: true,
      customer: "Caio Figueira",
      customer_whatsapp: "11955554444",
      items: [expect.objectContaining({ size: "G" })],
    });
  });

  it("is sent, when everything is there, with the prices that were shown", () => {
    expect(newOrderSchema({ ...facts, lines: [{ price: 289.9 }] }).parse(draft)).toMatchObject({
      customer: "Caio Figueira",
      items: [{ size: "G", quantity: 2, price: 289.9 }],
    });
  });

  it("is priced and sent with the options of its shirts, which are none unless chosen", () => {
    const [one, other] = ["22222222-2222-4222-8222-222222222222", "11111111-1111-4111-8111-111111111111"];
    const options = [one, other].map((id) => ({ id, name: "Patch" }));
    const items = [{ ...line, options }, line];
    expect(toQuoteItems(items).map((item) => item.options)).toEqual([[other, one], undefined]);
    const sent = newOrderSchema(facts).parse({ ...draft, items });
    expect(sent.items.map((item) => item.options)).toEqual([[other, one], undefined]);
  });

  it("is priced while sizes and names are still open", () => {
    const open = { ...line, size: null, isCustom: true };
    expect(toQuoteItems([open])).toEqual([
      { id: line.productId, size: "M", quantity: 2, customization: { name: "X", number: "0" } },
    ]);
  });
});

describe("the delivery of an order that is being typed in", () => {
  const sent = (delivery: OrderDraft["delivery"], changes: Partial<OrderDraft> = {}) =>
    newOrderSchema(facts).parse({ ...draft, delivery, ...changes }).delivery;

  it("is the chosen option at its price of the moment", () => {
    expect(sent({ kind: "option", methodId: "pac" })).toEqual({
      name: "Correios PAC",
      price_cents: 1890,
      days: 4,
    });
  });

  it("is what was typed", () => {
    const typed = { kind: "typed" as const, name: " Motoboy ", price: "15,50", days: "1" };
    expect(sent(typed)).toEqual({ name: "Motoboy", price_cents: 1550, days: 1 });
  });

  it("is asked for field by field", () => {
    const typed = { kind: "typed" as const, name: "", price: "quinze", days: "" };
    expect(Object.keys(errorsOf({ ...draft, delivery: typed }) ?? {})).toEqual([
      "delivery.name",
      "delivery.price_cents",
      "delivery.days",
    ]);
  });

  it("is none where the option is gone or the order is picked up", () => {
    expect(sent({ kind: "option", methodId: "sedex" })).toBeUndefined();
    expect(sent({ kind: "option", methodId: "pac" }, { pickup: true })).toBeUndefined();
  });
});

describe("the discount of an order that is being typed in", () => {
  const of = (amount: string, name = blankDraft.discount.name) => ({ ...draft, discount: { name, amount } });

  it("is not sent while no amount is typed, whatever its name", () => {
    expect(newOrderSchema(facts).parse(of(" ", ""))).not.toHaveProperty("discount");
  });

  it("is what was typed, under a name that is already there", () => {
    const { discount } = newOrderSchema(facts).parse(of("R$ 20,50"));
    expect(discount).toEqual({ name: "Desconto combinado", cents: 2050 });
  });

  it("is asked for field by field", () => {
    expect(errorsOf(of("vinte", ""))).toEqual({
      "discount.name": "Dê um nome ao desconto",
      "discount.cents": "Informe um valor entre R$ 0,01 e R$ 99.999,99",
    });
  });

  it("may be all that the shirts cost, and not a cent more", () => {
    expect(errorsOf(of("579,80"))).toBeUndefined();
    expect(errorsOf(of("579,81"))).toEqual({ "discount.cents": "O desconto não pode passar das camisas" });
  });

  it("is not compared with a price that is not known yet", () => {
    const { success } = newOrderSchema({ ...facts, goodsCents: undefined }).safeParse(of("579,81"));
    expect(success).toBe(true);
  });
});
