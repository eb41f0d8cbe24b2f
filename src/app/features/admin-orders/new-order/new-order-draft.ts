import type { Size } from "#domain/catalog/sizes.ts";
import { type PlaceOrder, placeOrderSchema } from "#domain/orders/order-input.ts";

export interface DraftLine {
  /** Two lines may be of one product. */
  key: string;
  productId: string;
  name: string;
  image: string | null;
  size: Size | null;
  quantity: number;
  isCustom: boolean;
  customName: string;
  customNumber: string;
}

export interface OrderDraft {
  customer: string;
  cep: string;
  address: string;
  /** The address as the CEP gave it; an edited one is no longer equal. */
  filledAddress: string;
  whatsapp: string;
  lines: DraftLine[];
}

export const blankDraft: OrderDraft = {
  customer: "",
  cep: "",
  address: "",
  filledAddress: "",
  whatsapp: "",
  lines: [],
};

function toRequest(draft: OrderDraft, prices: readonly (number | undefined)[]) {
  return {
    customer: draft.customer.trim(),
    customer_cep: draft.cep,
    customer_address: draft.address.trim(),
    customer_whatsapp: draft.whatsapp,
    items: draft.lines.map((line, index) => ({
      id: line.productId,
      size: line.size,
      quantity: line.quantity,
      ...(line.isCustom && { customization: { name: line.customName, number: line.customNumber } }),
      ...(prices[index] !== undefined && { price: prices[index] }),
    })),
  };
}

/** What the lines cost does not depend on their size, nor on which name they bear: asked for while both are open. */
export function toQuoteItems(lines: readonly DraftLine[]) {
  return lines.map(({ productId, quantity, isCustom }) => ({
    id: productId,
    size: "M" as const,
    quantity,
    ...(isCustom && { customization: { name: "X", number: "0" } }),
  }));
}

export type DraftErrors = Record<string, string>;

const EMPTY = "Preencha este campo";

/**
 * What is sent, with the prices that were shown, so that the shop can say when one has changed meanwhile; or one sentence
 * for each field that cannot be sent yet, by the API's names (`items.0.size`).
 */
export function checkDraft(
  draft: OrderDraft,
  prices: readonly (number | undefined)[],
): { request: PlaceOrder } | { errors: DraftErrors } {
  const request = toRequest(draft, prices);
  const parsed = placeOrderSchema.safeParse(request);
  if (parsed.success) return { request: parsed.data };
  const errors: DraftErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = path.map(String).join(".");
    const isEmpty = name in request && request[name as keyof typeof request] === "";
    errors[name] ??= isEmpty ? EMPTY : message;
  }
  if (draft.lines.length === 0) errors.items = "Adicione pelo menos um produto";
  return { errors };
}
