import fc from "fast-check";
import { standardLabels } from "../sizes/size-grid.ts";
import { addItem, type CartItem } from "./cart.ts";

const ids = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"] as const;

export const cartItem = (changes: Partial<CartItem> = {}): CartItem => ({
  id: ids[0],
  name: "Camisa Aurora",
  priceCents: 28990,
  size: "M",
  image: null,
  quantity: 1,
  ...changes,
});

export const anyItem: fc.Arbitrary<CartItem> = fc
  .record({
    id: fc.constantFrom(...ids),
    size: fc.constantFrom(...standardLabels),
    priceCents: fc.integer({ min: 0, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    shirt: fc.option(
      fc.record({ name: fc.constantFrom("JOÃO", "PEDRO"), number: fc.constantFrom("7", "10") }),
    ),
    options: fc.subarray([
      { id: "33333333-3333-4333-8333-333333333333", name: "Manga longa" },
      { id: "44444444-4444-4444-8444-444444444444", name: "Patch da Copa" },
    ]),
  })
  .map(({ shirt, options, ...fields }) =>
    cartItem({
      ...fields,
      ...(shirt && { customization: shirt }),
      ...(options.length > 0 && { options }),
    }),
  );

export const anyCart = fc
  .array(anyItem, { maxLength: 15 })
  .map((items) => items.reduce<CartItem[]>(addItem, []));
