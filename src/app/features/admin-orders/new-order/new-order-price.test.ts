import { describe, expect, it } from "vitest";
import { blankDraft, type OrderDraft } from "./new-order-draft.ts";
import {
  goodsCentsOf,
  type OrderQuote,
  pricedLines,
  refuseSize,
  sizesOfLine,
  totalCentsOf,
} from "./new-order-price.ts";

type Item = OrderQuote["items"][number];

const item: Item = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Camisa Aurora",
  price: 199.9,
  former_price_cents: null,
  size: "M",
  quantity: 2,
  customization: null,
  image: null,
  print: null,
  change: "none",
};
const pac = {
  method_id: "pac",
  kind: "table" as const,
  name: "Correios PAC",
  note: null,
  price_cents: 1890,
  days: 4,
  arrives_by: "2026-11-23",
  missing_cents: null,
  missing_units: null,
};
const quote: OrderQuote = {
  total_amount: 399.8,
  has_changes: true,
  items: [item, { ...item, price: 0, change: "gone" }],
  delivery: { options: [pac], chosen: null, change: "choose" },
};

const draft = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  ...blankDraft,
  items: [
    {
      key: "a",
      productId: item.id ?? "",
      name: item.name,
      image: null,
      size: "M",
      quantity: 2,
      isCustom: false,
      customName: "",
      customNumber: "",
      options: [],
    },
  ],
  ...changes,
});
const discountOf = (amount: string) => ({ name: "Amigo da loja", amount });

describe("the total of an order that is being typed in", () => {
  it("is that of the goods, whatever the shop's offers take off them in the cart", () => {
    const offered = { ...quote, total_amount: 1, items: [{ ...item, discount_cents: 20_000 }] };
    expect(goodsCentsOf(offered)).toBe(39_980);
    expect(totalCentsOf(draft(), offered)).toBe(39_980);
  });

  it("is without the agreed discount, and with the delivery", () => {
    const agreed = { discount: discountOf("20,50"), delivery: { kind: "option", methodId: "pac" } as const };
    expect(totalCentsOf(draft(agreed), quote)).toBe(39_980 - 2050 + 1890);
  });

  it("is never less than nothing, and not changed by an amount that is none", () => {
    expect(totalCentsOf(draft({ discount: discountOf("999") }), quote)).toBe(0);
    expect(totalCentsOf(draft({ discount: discountOf("vinte") }), quote)).toBe(39_980);
  });

  it("is nothing without shirts or before the quote", () => {
    expect(totalCentsOf(blankDraft, quote)).toBe(0);
    expect(totalCentsOf(draft(), undefined)).toBe(0);
  });
});

describe("the sizes of an order that is being typed in", () => {
  const [line] = draft().items;
  if (!line) throw new Error("The draft has no line");
  const sizes = [
    { label: "10 anos", surcharge_cents: 0 },
    { label: "12 anos", surcharge_cents: 1500 },
  ];
  const sized = { ...item, sizes };
  const other = { ...line, productId: "22222222-2222-4222-8222-222222222222" };

  it("are those of the product, wherever the quote has it, and the standard ones of any other", () => {
    expect(sizesOfLine(line, { items: [{ ...item, id: other.productId }, sized] })).toEqual(sizes);
    expect(sizesOfLine(other, { items: [sized] }).map(({ label }) => label)).toEqual(["P", "M", "G", "GG"]);
  });

  it("have no price of another product while the quote is of earlier lines", () => {
    expect(pricedLines([other, line], { items: [sized, sized] })).toEqual([undefined, sized]);
  });

  it("are wrong only if one was chosen that the product does not have", () => {
    const refused = { ...sized, size: "M", change: "size" as const };
    expect(refuseSize({ ...line, size: "M" }, refused)).toContain("não tem o tamanho M");
    expect(refuseSize({ ...line, size: null }, refused)).toBeUndefined();
    expect(refuseSize({ ...line, size: "12 anos" }, refused)).toBeUndefined();
    expect(refuseSize({ ...line, size: "M" }, item)).toBeUndefined();
  });

  it("names how many units are left of a chosen size that has too few", () => {
    const short = { ...item, change: "stock" as const, available: 2 };
    expect(refuseSize({ ...line, size: "M" }, short)).toBe("Restam 2 unidades do tamanho M.");
    expect(refuseSize({ ...line, size: null }, short)).toBeUndefined();
  });
});
