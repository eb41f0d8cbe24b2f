import { z } from "zod";
import { MAX_DELIVERY_CENTS, MAX_DELIVERY_DAYS } from "#domain/delivery/delivery-method.ts";
import { isWholeCents, reaisToCents } from "#domain/reais.ts";

/** What a carrier asks for a parcel. */
export interface CarrierService {
  /** Melhor Envio's number of the service. */
  id: number;
  /** "Correios PAC" */
  name: string;
  priceCents: number;
  /** Business days. */
  days: number;
}

/** Money comes as text, "11.24". */
const price = z
  .union([z.number(), z.string().regex(/^\d{1,9}(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().positive())
  .refine(isWholeCents)
  .transform(reaisToCents)
  .pipe(z.int().max(MAX_DELIVERY_CENTS));
const days = z.int().min(0).max(MAX_DELIVERY_DAYS);
const range = z.object({ max: days });

/** `custom_*` is what the owner has set in the panel of Melhor Envio: a margin, or days to prepare. */
const pricedSchema = z.object({
  id: z.int().positive(),
  name: z.string().trim().min(1).max(60),
  price,
  custom_price: price.optional(),
  currency: z.enum(["R$", "BRL"]).optional(),
  delivery_time: days.optional(),
  custom_delivery_time: days.optional(),
  delivery_range: range.optional(),
  custom_delivery_range: range.optional(),
  /** `{}` for some services. */
  company: z.object({ name: z.string().trim().max(60).optional() }).optional(),
});

/** A service that does not go there says so; that is no fault. */
const refusedSchema = z.object({ id: z.int(), error: z.string().min(1) });

/**
 * Reads the answer to a question for prices. What is not understood is left out, because a price must never be guessed;
 * an answer of which nothing is understood throws.
 */
export function readServices(answer: unknown): CarrierService[] {
  // A question for a single service is answered without the list around it.
  const entries = z.array(z.unknown()).parse(isEntry(answer) ? [answer] : answer);
  const services = entries.flatMap((entry) => readService(entry) ?? []);
  const isUnderstood =
    services.length > 0 || entries.every((entry) => refusedSchema.safeParse(entry).success);
  if (!isUnderstood) throw new Error("Melhor Envio answered services that are not understood");
  return services;
}

const isEntry = (answer: unknown) => typeof answer === "object" && answer !== null && "id" in answer;

function readService(entry: unknown): CarrierService | undefined {
  if (refusedSchema.safeParse(entry).success) return undefined;
  const { data } = pricedSchema.safeParse(entry);
  // The latest day counts: what arrives early disappoints nobody.
  const latest =
    data?.custom_delivery_range?.max ??
    data?.custom_delivery_time ??
    data?.delivery_range?.max ??
    data?.delivery_time;
  if (!data || latest === undefined) return undefined;
  const { id, name, company, price: listed, custom_price: priceCents = listed } = data;
  return { id, name: nameService(name, company?.name), priceCents, days: latest };
}

/** ".Package" alone says little, and a service may have its carrier's name already. */
const nameService = (name: string, company = "") =>
  company === "" || name.toLowerCase().startsWith(company.toLowerCase())
    ? name
    : `${company} ${name}`.slice(0, 60);
