import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeEdit } from "#domain/orders/editing/describe-edit.ts";
import type { EditOrder } from "#domain/orders/editing/edit-input.ts";
import { quoteEdit } from "#domain/orders/editing/quote-edit.ts";
import type { OrderDiscount, OrderItem } from "#domain/orders/order.ts";
import { agreedOffer } from "#domain/orders/order-input.ts";
import { PICKUP_ADDRESS, pickupDelivery } from "#domain/orders/pickup.ts";
import { reaisToCents } from "#domain/reais.ts";
import { presentItem } from "#server/orders/present-order.ts";
import type { AdminOrder } from "../admin-order.ts";
import { draftOf, type EditDraft, isOtherThan } from "./edit-draft.ts";
import { item, order } from "./edit-order-fixture.ts";
import { type EditFacts, editOrderFormSchema, toEditQuote } from "./edit-request.ts";

const facts: EditFacts = {
  goodsCents: 39_980,
  lines: [],
  options: [{ method_id: "pac", name: "Correios PAC", price_cents: 1890, days: 4 }],
};
const pac = { name: "PAC antigo", price_cents: 2490, days: 7 };
const coupon = { name: "Volta às aulas", code: "GOL10", cents: 3000 };
const courtesy = { name: "Atraso", code: null, cents: 1000, agreed: true as const };

const requestOf = (of: AdminOrder, changes: Partial<EditDraft> = {}, known = facts): EditOrder =>
  editOrderFormSchema(of, known).parse({ ...draftOf(of), ...changes });

function errorsOf(of: AdminOrder, changes: Partial<EditDraft>, known = facts) {
  const { error } = editOrderFormSchema(of, known).safeParse({ ...draftOf(of), ...changes });
  return error && Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message]));
}

const cents = fc.integer({ min: 1, max: 90_000 });
const id = fc.uuid();
const lines = fc.array(
  fc.record({
    productId: fc.option(id),
    size: fc.constantFrom("M", "GG", "12 anos"),
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPriceCents: fc.integer({ min: 0, max: 50_000 }),
    customization: fc.option(
      fc.constantFrom({ name: "ANA", number: "10" }, { name: "D'ÁVILA", number: "7" }),
    ),
    options: fc.option(fc.uniqueArray(id, { minLength: 1, maxLength: 3 }), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** An order as the shop stores it. */
const stored = fc
  .record({
    lines,
    isPickedUp: fc.boolean(),
    delivery: fc.option(
      fc.record({
        name: fc.constantFrom("PAC", "Moto"),
        priceCents: fc.nat(9000),
        days: fc.integer({ min: 0, max: 30 }),
      }),
    ),
    cpf: fc.option(fc.constant("52998224725")),
    offers: fc.array(
      fc.record({ offerId: id, name: fc.constant("Leve 3"), code: fc.constant(null), cents: fc.nat(2000) }),
      { maxLength: 2 },
    ),
    agreed: fc.option(cents),
  })
  .map(({ lines: chosen, isPickedUp, delivery, cpf, offers, agreed }) => {
    const items = chosen.map(({ options, ...line }): OrderItem => {
      const copies = options?.map((option) => ({ id: option, name: "Patch", priceCents: 1500 }));
      const copy = { name: "Camisa Aurora", discountCents: 0, imageUrl: null, print: null };
      return { ...line, ...copy, ...(copies && { options: copies }) };
    });
    const own = agreed ? [{ offerId: agreedOffer.id, name: "Atraso", code: null, cents: agreed }] : [];
    const discounts: OrderDiscount[] = [...offers, ...own];
    const goods = items.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
    const taken = Math.min(
      goods,
      discounts.reduce((sum, discount) => sum + discount.cents, 0),
    );
    return {
      items,
      delivery,
      discounts: discounts.length > 0 ? discounts : null,
      totalCents: goods - taken + (delivery?.priceCents ?? 0),
      pixCents: null,
      customer: "Ana Lima",
      customerAddress: isPickedUp ? PICKUP_ADDRESS : "Avenida Paulista, 1000",
      customerCep: isPickedUp ? "" : "01310100",
      customerWhatsapp: "11912345678",
      customerCpf: cpf,
    };
  });

type Stored = typeof stored extends fc.Arbitrary<infer Value> ? Value : never;

/** As the back-office reads it. */
const presented = ({ items, delivery, discounts, ...of }: Stored): AdminOrder =>
  order({
    items: items.map(presentItem),
    total_amount: of.totalCents / 100,
    customer_address: of.customerAddress,
    customer_cep: of.customerCep,
    ...(of.customerCpf && { customer_cpf: of.customerCpf }),
    ...(delivery && {
      delivery: { name: delivery.name, price_cents: delivery.priceCents, days: delivery.days },
    }),
    ...(discounts && {
      discounts: discounts.map(({ offerId, name, code, cents: given }) => ({
        name,
        code,
        cents: given,
        ...(offerId === agreedOffer.id && { agreed: true as const }),
      })),
    }),
  });

describe("an order that is opened for editing and saved as it is", () => {
  it("changes nothing, whatever is in it and whatever the shop sells today", () => {
    fc.assert(
      fc.property(stored, (before) => {
        const shown = presented(before);
        const known = { ...facts, goodsCents: undefined, lines: shown.items };
        const edit = requestOf(shown, {}, known);
        const quote = quoteEdit(edit, before, { products: new Map(), surchargeCents: 2000 });
        const { customer_address: customerAddress, customer_cep: customerCep } = edit.pickup
          ? pickupDelivery
          : edit;
        const after = {
          ...before,
          ...quote,
          items: quote.lines.map((line) => ({ ...line, productId: line.id })),
          customer: edit.customer,
          customerWhatsapp: edit.customer_whatsapp,
          customerCpf: edit.customer_cpf ?? null,
          customerAddress,
          customerCep,
        };
        expect(describeEdit(before, after, edit.items)).toEqual([]);
        expect(quote.hasChanges).toBe(false);
      }),
    );
  });

  it("is asked for its price as it is", () => {
    fc.assert(
      fc.property(stored, (before) => {
        const { offers, items } = toEditQuote(draftOf(presented(before)));
        expect(items).toMatchObject(
          before.items.map(({ size, quantity, customization }, position) => ({
            position,
            size,
            quantity,
            ...(customization && { customization }),
          })),
        );
        const given = (before.discounts ?? []).filter(({ offerId }) => offerId !== agreedOffer.id);
        expect(offers?.map((offer) => offer.cents)).toEqual(given.map((offer) => offer.cents));
      }),
    );
  });
});

describe("a draft", () => {
  const first = draftOf(order({ items: [item(), item({ name: "Camisa Boreal" })] }));

  it("is another one as soon as anything is typed, and the first again when that is undone", () => {
    expect(isOtherThan({ ...first, customer: "Ana Lim" }, first)).toBe(true);
    expect(isOtherThan({ ...first, customer: "Ana Lima" }, first)).toBe(false);
    expect(isOtherThan({ ...first, filledAddress: "Avenida Paulista" }, first)).toBe(false);
  });

  it("names its lines by their old places, and leaves out those that are removed", () => {
    const [one, other] = first.items;
    if (!one || !other) throw new Error("The draft has two lines");
    const items = [{ ...one, isRemoved: true }, other];
    const of = order({ items: [item(), item({ name: "Camisa Boreal" })] });
    expect(requestOf(of, { items }).items).toMatchObject([{ position: 1 }]);
    const none = items.map((line) => ({ ...line, isRemoved: true }));
    expect(errorsOf(of, { items: none })).toMatchObject({
      items: "Deixe pelo menos um produto, ou exclua o pedido",
    });
  });

  it("sends what was shown of a line, so that the shop refuses if that has changed", () => {
    const lead_time = { min_days: 5, max_days: 9 };
    const known = { ...facts, lines: [{ price: 210, lead_time }] };
    expect(requestOf(order(), {}, known).items).toMatchObject([{ price: 210, lead_days: 9 }]);
  });
});

describe("the delivery of an edited order", () => {
  const delivered = order({ delivery: pac });

  it("stays as it was agreed on, whatever the shop offers today", () => {
    expect(requestOf(delivered).delivery).toEqual(pac);
  });

  it("is taken away, or another one of the shop", () => {
    expect(requestOf(delivered, { delivery: null }).delivery).toBeUndefined();
    const option = { kind: "option", methodId: "pac" } as const;
    expect(requestOf(delivered, { delivery: option }).delivery).toMatchObject({ price_cents: 1890 });
  });

  it("is not lost while the shop's ones are not known yet", () => {
    const delivery = { kind: "option", methodId: "pac" } as const;
    expect(errorsOf(delivered, { delivery }, { ...facts, options: undefined })).toHaveProperty("delivery");
  });

  it("goes with the address when the customer comes for it", () => {
    expect(requestOf(delivered, { pickup: true }).delivery).toBeUndefined();
  });
});

describe("what is taken off an edited order", () => {
  const discounted = order({ discounts: [coupon, courtesy] });
  const [offer] = draftOf(discounted).offers;
  if (!offer) throw new Error("The draft has an offer");

  it("is an offer's amount, less of it, or none", () => {
    expect(requestOf(discounted, { offers: [{ ...offer, amount: "12,50" }] }).offers).toEqual([
      { position: 0, cents: 1250 },
    ]);
    expect(requestOf(discounted, { offers: [{ ...offer, isRemoved: true }] }).offers).toEqual([]);
  });

  it("is never more than the offer gave", () => {
    expect(errorsOf(discounted, { offers: [{ ...offer, amount: "30,01" }] })).toHaveProperty(
      "offers.0.cents",
    );
  });

  it("has a reason", () => {
    expect(errorsOf(discounted, { discount: { name: " ", amount: "5" } })).toEqual({
      "discount.name": "Diga o motivo do desconto",
    });
  });

  it("is together no more than the shirts cost", () => {
    const known = { ...facts, goodsCents: reaisToCents(discounted.total_amount) };
    expect(errorsOf(discounted, { discount: { name: "Atraso", amount: "369,80" } }, known)).toBeUndefined();
    expect(errorsOf(discounted, { discount: { name: "Atraso", amount: "369,81" } }, known)).toEqual({
      "discount.cents": "O desconto não pode passar das camisas",
    });
  });
});
