import { describe, expect, it } from "vitest";
import { formatCents } from "../../money.ts";
import type { OrderItem } from "../order.ts";
import { describeEdit, type EditableOrder, nameChanges } from "./describe-edit.ts";

const item: OrderItem = {
  productId: "p1",
  name: "Aurora",
  size: "M",
  quantity: 1,
  unitPriceCents: 20_000,
  discountCents: 0,
  customization: null,
  imageUrl: null,
  print: null,
};
const order: EditableOrder = {
  items: [item],
  discounts: null,
  delivery: null,
  totalCents: 20_000,
  customer: "Ana Lima",
  customerAddress: "Rua A, 1",
  customerCep: "01001000",
  customerWhatsapp: "11912345678",
  customerCpf: null,
};
const name = { name: "ANA", number: "10" };
const told = (after: Partial<EditableOrder>, before: Partial<EditableOrder> = {}) =>
  describeEdit({ ...order, ...before }, { ...order, ...after }, [{ position: 0 }]);

describe("what the history says of an edit", () => {
  it.each<[string, Partial<EditableOrder>, string]>([
    ["a size", { items: [{ ...item, size: "G" }] }, "tamanho de Aurora de M para G"],
    ["a quantity", { items: [{ ...item, quantity: 2 }] }, "quantidade de Aurora de 1 para 2"],
    ["a print", { items: [{ ...item, customization: name }] }, "nome e número em Aurora"],
    ["an address", { customerAddress: "Rua B, 2" }, "endereço"],
    ["a telephone number", { customerWhatsapp: "11900000000" }, "WhatsApp"],
    ["a name", { customer: "Bia" }, "nome do cliente"],
    ["a CPF", { customerCpf: "52998224725" }, "CPF"],
    [
      "a delivery",
      { delivery: { name: "PAC", priceCents: 2000, days: 5 } },
      `entrega por ${formatCents(2000)}`,
    ],
    [
      "a discount with its reason",
      { discounts: [{ offerId: "agreed", name: "Cortesia", code: null, cents: 500 }] },
      `desconto de ${formatCents(500)}, motivo: Cortesia`,
    ],
    ["a total", { totalCents: 100 }, `total de ${formatCents(20_000)} para ${formatCents(100)}`],
  ])("names %s", (_, after, change) => {
    expect(told(after)).toEqual([change]);
  });

  it.each([
    [
      "another print",
      { ...item, customization: { name: "BIA", number: "7" } },
      "outro nome ou número em Aurora",
    ],
    ["a print that is gone", item, "sem nome e número em Aurora"],
  ])("names %s, but not whose it is", (_, after, change) => {
    expect(told({ items: [after] }, { items: [{ ...item, customization: name }] })).toEqual([change]);
  });

  it("is nothing for an edit that changes nothing", () => {
    expect(told({})).toEqual([]);
  });

  it("stays readable after many changes", () => {
    expect(nameChanges(Array.from({ length: 11 }, (_, index) => `${index}`))).toBe(
      "0, 1, 2, 3, 4, 5, 6, 7 e mais 3",
    );
  });
});
