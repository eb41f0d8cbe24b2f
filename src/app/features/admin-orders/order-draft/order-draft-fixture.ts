import type { PricedLine } from "./draft-price.ts";
import type { AddedLine } from "./order-draft.ts";

export const quotedItem: PricedLine = {
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

export const draftLine: AddedLine = {
  key: "a",
  productId: "11111111-1111-4111-8111-111111111111",
  name: "Camisa Aurora",
  image: null,
  size: "M",
  quantity: 2,
  isCustom: false,
  customName: "",
  customNumber: "",
  options: [],
};
