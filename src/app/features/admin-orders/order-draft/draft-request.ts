import { type ZodType, z } from "zod";
import { parsePrice } from "#domain/catalog/price.ts";
import { idsOf } from "#domain/options/option-ids.ts";
import { isPrintKept } from "./kept-line.ts";
import type {
  CustomerDraft,
  DeliveryDraft,
  DiscountDraft,
  DraftLine,
  LineChoice,
  QuotedOption,
  ShownLine,
} from "./order-draft.ts";

/** The customer's data as the API takes them. */
export const customerOf = (draft: CustomerDraft) => ({
  customer: draft.customer.trim(),
  ...(draft.pickup
    ? { pickup: true }
    : { customer_cep: draft.customer_cep, customer_address: draft.customer_address.trim() }),
  customer_whatsapp: draft.customer_whatsapp,
  ...(draft.customer_cpf && { customer_cpf: draft.customer_cpf }),
});

/**
 * The delivery as the API takes it; undefined if none is known, also because an option is no longer offered. One that is
 * kept is the caller's.
 */
export function agreedDelivery(delivery: DeliveryDraft | null, options: readonly QuotedOption[]) {
  if (!delivery || delivery.kind === "kept") return undefined;
  if (delivery.kind === "typed") {
    const { name, price, days } = delivery;
    return { name, price_cents: parsePrice(price), days: days.trim() === "" ? undefined : Number(days) };
  }
  const option = options.find(({ method_id }) => method_id === delivery.methodId);
  return option && { name: option.name, price_cents: option.price_cents, days: option.days };
}

/** The discount as the API takes it; undefined if none was typed. */
export const agreedDiscount = ({ name, amount }: DiscountDraft) =>
  amount.trim() === "" ? undefined : { name, cents: parsePrice(amount) };

/** What is chosen of a line as the API takes it, with what was shown of it, so that the shop refuses if that has changed. */
export const lineToSend = (line: LineChoice, shown: ShownLine | undefined) => ({
  size: line.size,
  quantity: line.quantity,
  ...(line.isCustom && { customization: printOf(line) }),
  ...optionsOf(line),
  ...(shown && { price: shown.price, ...(shown.lead_time && { lead_days: shown.lead_time.max_days }) }),
});

/**
 * A price can be requested while size and printed name are still missing; only a size may add to it. A name that the
 * order has stays as it is, because it may be one that the shop would not print today.
 */
export const lineToQuote = (line: Omit<DraftLine, "key" | "name" | "image">) => ({
  size: line.size ?? "M",
  quantity: line.quantity,
  ...(line.isCustom && { customization: isPrintKept(line) ? printOf(line) : { name: "X", number: "0" } }),
  ...optionsOf(line),
});

const printOf = ({ customName, customNumber }: LineChoice) => ({ name: customName, number: customNumber });

const optionsOf = ({ options }: LineChoice) => options.length > 0 && { options: idsOf(options) };

interface Check<Sent> {
  schema: ZodType<Sent>;
  context: z.core.$RefinementCtx;
  /** What is said where there is no line. */
  noItems: string;
}

/** Checks a request as the server does, but asks for what is still empty. Returns `z.NEVER` if something is wrong. */
export function checkRequest<Sent>(
  request: Readonly<Record<PropertyKey, unknown>>,
  { schema, context, noItems }: Check<Sent>,
): Sent {
  const parsed = schema.safeParse(request);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const value = request[path[0] ?? ""];
    const isEmptyList = Array.isArray(value) && value.length === 0;
    const asked = value === "" ? "Preencha este campo" : isEmptyList ? noItems : undefined;
    context.addIssue({ code: "custom", path, message: asked ?? message });
  }
  return parsed.success ? parsed.data : z.NEVER;
}
