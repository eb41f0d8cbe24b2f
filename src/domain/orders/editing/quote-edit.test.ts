import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offered, patch } from "../../options/option-fixture.ts";
import type { OrderItem } from "../order.ts";
import { SURCHARGE, selling, shirt } from "../quote-fixture.ts";
import type { EditedLineInput, EditToQuote } from "./edit-input.ts";
import { type OrderToEdit, quoteEdit } from "./quote-edit.ts";

const item = (changes: Partial<OrderItem> = {}): OrderItem => ({
  productId: shirt.id,
  name: "Camisa Aurora",
  size: "M",
  quantity: 1,
  unitPriceCents: 20_000,
  discountCents: 0,
  customization: null,
  imageUrl: null,
  print: null,
  ...changes,
});
const orderOf = (items: OrderItem[], changes: Partial<OrderToEdit> = {}): OrderToEdit => ({
  items,
  discounts: null,
  delivery: null,
  totalCents: items.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0),
  pixCents: null,
  ...changes,
});
const editOf = (items: EditedLineInput[], changes: Partial<EditToQuote> = {}): EditToQuote => ({
  items,
  offers: [],
  ...changes,
});
const catalogue = (changes = {}) => ({ products: selling(changes), surchargeCents: SURCHARGE });
const name = { name: "ANA", number: "10" };

describe("a line that stays", () => {
  it.each([
    ["keeps its price in the same size", { size: "M" }, 20_000],
    ["costs what a name costs more", { size: "M", customization: name }, 22_000],
    ["costs what its size costs more", { size: "GG" }, 21_500],
  ])("%s, whatever the product costs today", (_, changes, cents) => {
    const sizes = [
      { label: "M", surchargeCents: 0 },
      { label: "GG", surchargeCents: 1500 },
    ];
    const edit = editOf([{ position: 0, quantity: 1, ...changes }]);
    const quote = quoteEdit(edit, orderOf([item()]), catalogue({ priceCents: 99_900, sizes }));
    expect(quote.lines).toMatchObject([{ unitPriceCents: cents, change: "none" }]);
  });

  it("costs less by what an option cost that it loses, also when the product lost it before", () => {
    const before = orderOf([item({ unitPriceCents: 21_500, options: [patch] })]);
    const edit = editOf([{ position: 0, size: "M", quantity: 1 }]);
    const offering = { options: offered({ choices: [{ ...patch, priceCents: 1900 }] }) };
    expect(quoteEdit(edit, before, catalogue()).lines).toMatchObject([{ unitPriceCents: 20_000 }]);
    expect(quoteEdit(edit, before, catalogue(offering)).lines).toMatchObject([{ unitPriceCents: 19_600 }]);
  });

  it("says that its product has left the shop, and only then", () => {
    const edit = editOf([{ position: 0, size: "M", quantity: 1 }]);
    const none = { products: new Map(), surchargeCents: SURCHARGE };
    expect(quoteEdit(edit, orderOf([item()]), none).lines[0]).toHaveProperty("isProductGone", true);
    expect(quoteEdit(edit, orderOf([item()]), catalogue()).lines[0]).not.toHaveProperty("isProductGone");
  });

  it("never costs less than nothing", () => {
    const before = orderOf([item({ unitPriceCents: 1000, customization: name })]);
    const quote = quoteEdit(editOf([{ position: 0, size: "M", quantity: 1 }]), before, catalogue());
    expect(quote.lines).toMatchObject([{ unitPriceCents: 0 }]);
  });

  it("keeps its copy of the product", () => {
    const before = orderOf([item({ name: "Camisa Antiga" })]);
    const quote = quoteEdit(editOf([{ position: 0, size: "G", quantity: 1 }]), before, catalogue());
    expect(quote.lines).toMatchObject([{ name: "Camisa Antiga", size: "G" }]);
  });

  it("is refused a name that does not fit any more", () => {
    const before = orderOf([item({ customization: name })]);
    const printRules = { isRefused: false, maxLetters: 4, priceCents: null };
    const edit = editOf([
      { position: 0, size: "M", quantity: 1, customization: { name: "MARIANA", number: "7" } },
    ]);
    expect(quoteEdit(edit, before, catalogue({ printRules })).lines).toMatchObject([{ change: "print" }]);
  });

  it("keeps a name that was printed under other rules", () => {
    const before = orderOf([item({ customization: { name: "MARIANA", number: "7" } })]);
    const printRules = { isRefused: true, maxLetters: null, priceCents: null };
    const edit = editOf([
      { position: 0, size: "M", quantity: 1, customization: { name: "MARIANA", number: "7" } },
    ]);
    expect(quoteEdit(edit, before, catalogue({ printRules })).hasChanges).toBe(false);
  });

  it("may keep all units that it has, and take those that are left", () => {
    const before = orderOf([item({ quantity: 3 })]);
    const more = (quantity: number) =>
      quoteEdit(editOf([{ position: 0, size: "M", quantity }]), before, catalogue({ counted: { M: 2 } }));
    expect(more(5).hasChanges).toBe(false);
    expect(more(6).lines).toMatchObject([{ change: "stock", available: 5 }]);
  });
});

describe("the discounts of the lines", () => {
  const offer = { offerId: "o1", name: "Leve 2, pague 1", code: null, cents: 10_000 };
  const cheap = item({ unitPriceCents: 10_000, discountCents: 10_000 });
  const before = orderOf([item(), cheap], { discounts: [offer] });
  const offers = [{ position: 0, cents: 10_000 }];
  const sharesOf = (items: EditedLineInput[]) =>
    quoteEdit(editOf(items, { offers }), before, catalogue()).lines.map(({ discountCents }) => discountCents);

  it("stay where the offers put them while the lines cost the same", () => {
    expect(
      sharesOf([
        { position: 0, size: "G", quantity: 1 },
        { position: 1, size: "M", quantity: 1 },
      ]),
    ).toEqual([0, 10_000]);
  });

  it("are shared out anew once a line costs something else", () => {
    expect(
      sharesOf([
        { position: 0, size: "M", quantity: 2 },
        { position: 1, size: "M", quantity: 1 },
      ]),
    ).toEqual([8000, 2000]);
  });
});

describe("any edit", () => {
  const lines = fc.array(
    fc.record({
      size: fc.constantFrom("P", "M", "G"),
      quantity: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: 0, max: 50_000 }),
      isCustom: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const orders = lines.map((each) =>
    orderOf(
      each.map(({ size, quantity, cents, isCustom }) =>
        item({ size, quantity, unitPriceCents: cents, customization: isCustom ? name : null }),
      ),
    ),
  );
  const keepAll = ({ items }: OrderToEdit): EditedLineInput[] =>
    items.map(({ size, quantity, customization }, position) => ({ position, size, quantity, customization }));

  it("that changes nothing costs the same, whatever the catalogue has become", () => {
    fc.assert(
      fc.property(orders, fc.boolean(), (order, isGone) => {
        const products = isGone ? new Map() : selling({ priceCents: 1 });
        const quote = quoteEdit(editOf(keepAll(order)), order, { products, surchargeCents: SURCHARGE });
        expect(quote).toMatchObject({ totalCents: order.totalCents, hasChanges: false });
      }),
    );
  });

  it("shares its discounts out to the lines, and takes no more off than they cost", () => {
    fc.assert(
      fc.property(orders, fc.nat(200_000), fc.nat(200_000), (order, offered, agreed) => {
        const before = { ...order, discounts: [{ offerId: "o1", name: "Oferta", code: null, cents: 1 }] };
        const edit = editOf(keepAll(order), {
          offers: [{ position: 0, cents: offered }],
          discount: { name: "Cortesia", cents: agreed + 1 },
        });
        const quote = quoteEdit(edit, before, catalogue());
        const shared = quote.lines.reduce((sum, { discountCents }) => sum + discountCents, 0);
        expect(shared).toBe(quote.discountCents);
        expect(quote.totalCents).toBe(order.totalCents - quote.discountCents);
        expect(quote.totalCents).toBeGreaterThanOrEqual(0);
        expect(quote.isOverDiscounted).toBe(offered + agreed + 1 > order.totalCents);
      }),
    );
  });
});
