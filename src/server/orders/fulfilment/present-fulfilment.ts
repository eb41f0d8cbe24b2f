import { z } from "@hono/zod-openapi";
import type { OrderFulfilment } from "#domain/fulfilment/order-fulfilment.ts";
import { reachableSteps, stepNumber, steps } from "#domain/fulfilment/step.ts";
import { type Tracking, trackingUrl } from "#domain/fulfilment/tracking.ts";

/** Steps, promises and parcels as the API returns them, only from a shop that uses steps. */
const trackingSchema = z
  .object({
    carrier: z.string().nullable(),
    code: z.string(),
    url: z.string().nullable().describe("A página da transportadora, se a loja a conhece"),
  })
  .openapi("OrderTracking");

const shared = {
  step: z.enum(steps).describe("A fazer, em produção, pronto, enviado ou entregue"),
  promise: z
    .object({
      days: z.int().describe("Dias úteis, do pagamento ou do início da produção em diante"),
      on: z.iso.date().nullable().describe("Até que dia; nulo antes disso"),
      of: z.enum(["arrival", "departure"]).describe("A chegada, ou só a saída onde a entrega não tem prazo"),
    })
    .nullable()
    .describe("Nulo se a loja não prometia nada quando o pedido foi feito"),
  tracking: trackingSchema.nullable(),
};

const late = z.boolean().describe("Se passou do prazo");

export const fulfilmentSchema = z
  .object({
    ...shared,
    steps: z
      .array(z.object({ step: z.enum(reachableSteps), at: z.string() }))
      .describe("As etapas alcançadas, com a hora"),
  })
  .openapi("OrderFulfilment");

export const managedFulfilmentSchema = fulfilmentSchema
  .extend({
    late,
    told: z
      .array(
        z.object({
          step: z.enum(reachableSteps),
          mailed_at: z.string().nullable(),
          messaged_at: z.string().nullable(),
        }),
      )
      .describe("De que etapas o cliente já foi avisado, também das desfeitas"),
  })
  .openapi("ManagedFulfilment");

export const rowFulfilmentSchema = z
  .object({ ...shared, late, shirts: z.int() })
  .openapi("OrderRowFulfilment");

type Unrecorded = Omit<OrderFulfilment, "records">;

export function presentFulfilment(fulfilment: OrderFulfilment): z.output<typeof fulfilmentSchema> {
  const reached = fulfilment.records.flatMap(({ step, reachedAt }) =>
    reachedAt ? { step, at: reachedAt } : [],
  );
  return {
    ...presentShared(fulfilment),
    steps: reached
      .toSorted((one, other) => stepNumber(one.step) - stepNumber(other.step))
      .map(({ step, at }) => ({ step, at: at.toISOString() })),
  };
}

export function presentManagedFulfilment(
  fulfilment: OrderFulfilment,
): z.output<typeof managedFulfilmentSchema> {
  return {
    ...presentFulfilment(fulfilment),
    late: fulfilment.isLate,
    told: fulfilment.records
      .filter(({ mailedAt, messagedAt }) => mailedAt ?? messagedAt)
      .map(({ step, mailedAt, messagedAt }) => ({
        step,
        mailed_at: mailedAt?.toISOString() ?? null,
        messaged_at: messagedAt?.toISOString() ?? null,
      })),
  };
}

export const presentRowFulfilment = (
  fulfilment: Unrecorded,
  shirts: number,
): z.output<typeof rowFulfilmentSchema> => ({
  ...presentShared(fulfilment),
  late: fulfilment.isLate,
  shirts,
});

const presentShared = ({ step, promisedDays, promisedOn, hasDelivery, tracking }: Unrecorded) => ({
  step,
  promise:
    promisedDays === null
      ? null
      : {
          days: promisedDays,
          on: promisedOn,
          of: hasDelivery ? ("arrival" as const) : ("departure" as const),
        },
  tracking: tracking && presentTracking(tracking),
});

const presentTracking = (tracking: Tracking) => ({ ...tracking, url: trackingUrl(tracking) });
