import { z } from "zod";
import type { Size } from "#domain/catalog/sizes.ts";
import { placeOrderSchema } from "#domain/orders/order-input.ts";

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

/** Named as the API names them. */
export interface OrderDraft {
  customer: string;
  customer_cep: string;
  customer_address: string;
  /** The address as the CEP gave it; an edited one is no longer equal. */
  filledAddress: string;
  customer_whatsapp: string;
  items: DraftLine[];
}

export const blankDraft: OrderDraft = {
  customer: "",
  customer_cep: "",
  customer_address: "",
  filledAddress: "",
  customer_whatsapp: "",
  items: [],
};

function toRequest(draft: OrderDraft, prices: readonly (number | undefined)[]) {
  return {
    customer: draft.customer.trim(),
    customer_cep: draft.customer_cep,
    customer_address: draft.customer_address.trim(),
    customer_whatsapp: draft.customer_whatsapp,
    items: draft.items.map((line, index) => ({
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

/**
 * Makes of a draft what is sent, with the prices that were shown, so that the shop can say when one has changed
 * meanwhile.
 */
export const newOrderSchema = (prices: readonly (number | undefined)[]) =>
  z.custom<OrderDraft>().transform((draft, context) => {
    const request = toRequest(draft, prices);
    const parsed = placeOrderSchema.safeParse(request);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      const value = request[path[0] as keyof typeof request];
      context.addIssue({ code: "custom", path, message: askFor(value) ?? message });
    }
    return z.NEVER;
  });

/** For what is still empty. */
function askFor(value: unknown): string | undefined {
  if (value === "") return "Preencha este campo";
  return Array.isArray(value) && value.length === 0 ? "Adicione pelo menos um produto" : undefined;
}
