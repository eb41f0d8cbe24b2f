import { z } from "zod";
import { devices, MAX_VITAL, pageKinds, webVitals } from "./web-vitals.ts";

/** Everything that a browser may report about a visit. No event identifies the visitor. */
export const visitEventSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("visit") }),
  z.object({ kind: z.literal("view"), product: z.uuid(), first: z.boolean() }),
  z.object({ kind: z.literal("search"), words: z.string().max(200), found: z.boolean() }),
  z.object({ kind: z.literal("cart"), product: z.uuid(), first: z.boolean() }),
  z.object({ kind: z.literal("checkout") }),
  z.object({ kind: z.literal("order") }),
  z.object({
    kind: z.literal("vital"),
    vital: z.enum(webVitals),
    value: z.number().min(0).max(MAX_VITAL),
    page: z.enum(pageKinds),
    device: z.enum(devices),
  }),
]);
export type VisitEvent = z.output<typeof visitEventSchema>;

/** Where the visit came from, as the browser saw it when it began. */
export const visitOriginSchema = z.object({
  /** The utm_source, utm_medium and utm_campaign of the address that was opened. */
  utm: z.array(z.string().max(200)).max(3).default([]),
  /** The referring page, if it is on another site; only its host is used. */
  referrer: z.string().max(2000).default(""),
});
export type VisitOrigin = z.output<typeof visitOriginSchema>;

export const visitReportSchema = z.object({
  origin: visitOriginSchema,
  events: z.array(visitEventSchema).min(1).max(20),
});
export type VisitReport = z.output<typeof visitReportSchema>;
