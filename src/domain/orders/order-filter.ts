import { z } from "zod";
import { steps } from "../fulfilment/step.ts";

/** The sort orders of the back-office's list; a minus means descending. */
export const orderSorts = ["-date", "date", "customer", "-customer", "total", "-total"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** `marked`: a payment provider says that something is wrong with the money. */
export const orderPayments = ["paid", "unpaid", "marked"] as const;
export type OrderPayment = (typeof orderPayments)[number];

export const ORDERS_PER_PAGE = 25;

const day = z.iso
  .date("Data inválida")
  .refine((text) => text >= "1900-01-01" && text <= "2199-12-31", "Data inválida");

/** Which orders are listed or exported. The days are in the shop's time zone, and both are included. */
export const orderFilterSchema = z
  .object({
    q: z
      .string()
      .trim()
      .max(80, "Use no máximo 80 caracteres")
      .refine((text) => !text.includes("\0"), "Busca inválida")
      .optional(),
    status: z
      .string()
      .min(1)
      .max(40)
      .refine((text) => !text.includes("\0"), "Status inválido")
      .optional(),
    step: z.enum(steps, "Etapa inválida").optional(),
    /** Only those past their promise. */
    late: z.enum(["true"], "Atraso inválido").optional(),
    /** Only those that nobody in the shop has opened. */
    unopened: z.enum(["true"], "Filtro inválido").optional(),
    payment: z.enum(orderPayments, "Pagamento inválido").optional(),
    from: day.optional(),
    to: day.optional(),
    sort: z.enum(orderSorts, "Ordem inválida").default("-date"),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "A data final vem antes da inicial",
  });

export type OrderFilter = z.output<typeof orderFilterSchema>;
