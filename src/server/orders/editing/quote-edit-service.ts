import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import type { EditToQuote } from "#domain/orders/editing/edit-input.ts";
import { editTexts } from "#domain/orders/editing/edit-texts.ts";
import { type EditQuote, quoteEdit } from "#domain/orders/editing/quote-edit.ts";
import { refuseEdit } from "#domain/orders/editing/refuse-edit.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import { type QuotedDelivery, quoteDelivery, shirtsOf } from "#domain/orders/quote-delivery.ts";
import { refuseTotal } from "#domain/orders/refuse-total.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { DbOrTx } from "../../db/client.ts";
import type { DeliveryQuotes } from "../../delivery/delivery-quotes.ts";
import { getOrder } from "../read-orders.ts";
import { type Prices, readPrices } from "../read-prices.ts";

/** A quote of an edited order, with what the shop delivers at its CEP. */
export interface EditedOrderQuote extends Omit<EditQuote, "delivery"> {
  delivery: QuotedDelivery | null;
  offers: null;
  saysReady: boolean;
}

/** Prices an edit before it is saved. */
export async function quoteOrderEdit(
  ctx: ServiceContext,
  deliveryQuotes: DeliveryQuotes,
  id: string,
  edit: EditToQuote,
): Promise<EditedOrderQuote> {
  requirePermission(ctx.actor, "orders");
  const order = await getOrder(ctx.db, id);
  const { quote, prices } = await priceEdit(ctx.db, ctx.now, order, edit);
  return withOptions(quote, prices, await findOptions(ctx, deliveryQuotes, { edit, quote, prices }));
}

/** Refuses what cannot be an edit of this order, and prices it otherwise. */
export async function priceEdit(
  db: DbOrTx,
  now: Date,
  order: ManagedOrder,
  edit: EditToQuote,
): Promise<{ quote: EditQuote; prices: Prices }> {
  const { status, customerWhatsapp, fulfilment } = order;
  const refusal = refuseEdit({ status, customerWhatsapp, step: fulfilment?.step ?? null });
  if (refusal) throw new DomainError("conflict", { message: refusal });
  refuseUnknown(order, edit);
  const ids = [...edit.items.map(({ id }) => id), ...order.items.map(({ productId }) => productId)];
  const lines = ids.flatMap((productId) => (productId ? [{ id: productId }] : []));
  const prices = await readPrices(db, lines, { now, code: null, customers: [] });
  const quote = quoteEdit(edit, order, prices);
  const message = refuseTotal(quote.totalCents);
  if (message) throw new DomainError("invalid_request", { message, fields: { items: message } });
  return { quote, prices };
}

/** Lines and offers are named by their places, each once. */
function refuseUnknown({ items, discounts }: ManagedOrder, edit: EditToQuote): void {
  const fields: FieldErrors = {};
  const check = (name: string, positions: readonly (number | undefined)[], count: number) => {
    for (const [index, position] of positions.entries()) {
      if (position === undefined) continue;
      const isKnown = position < count && positions.indexOf(position) === index;
      if (!isKnown) fields[`${name}.${index}.position`] = editTexts.lineNotFound;
    }
  };
  check(
    "items",
    edit.items.map(({ position }) => position),
    items.length,
  );
  check(
    "offers",
    edit.offers.map(({ position }) => position),
    discounts?.length ?? 0,
  );
  if (Object.keys(fields).length > 0) throw new DomainError("invalid_request", { fields });
}

interface Priced {
  edit: EditToQuote;
  quote: EditQuote;
  prices: Prices;
}

async function findOptions(
  ctx: ServiceContext,
  deliveryQuotes: DeliveryQuotes,
  { edit: { customer_cep: cep }, quote, prices }: Priced,
): Promise<QuotedDelivery["options"] | null> {
  const { offersDelivery, shirtGrams, fulfilment } = prices;
  if (!offersDelivery || cep === undefined) return null;
  const { methods } = await deliveryQuotes.findMethods(ctx, { cep, ...shirtsOf(quote.lines), shirtGrams });
  const preparationDays = fulfilment?.preparationDays ?? null;
  const rules = { methods, shirtGrams, preparationDays, choice: null, now: ctx.now };
  const offers = { discountCents: quote.discountCents, isDeliveryFree: false };
  return quoteDelivery(quote.lines, { kind: "offered", ...rules }, offers).options;
}

export function withOptions(
  quote: EditQuote,
  { fulfilment }: Prices,
  options: QuotedDelivery["options"] | null,
): EditedOrderQuote {
  const { delivery: chosen } = quote;
  return {
    ...quote,
    delivery: options || chosen ? { options: options ?? [], chosen, change: "none" } : null,
    offers: null,
    saysReady: fulfilment?.saysReady ?? false,
  };
}
