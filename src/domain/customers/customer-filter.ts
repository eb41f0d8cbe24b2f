import { z } from "zod";

/** The sort orders of the back-office's list; a minus means descending. */
export const customerSorts = [
  "-last_order",
  "last_order",
  "name",
  "-name",
  "-orders",
  "orders",
  "-total",
  "total",
] as const;
export type CustomerSort = (typeof customerSorts)[number];

export const CUSTOMERS_PER_PAGE = 25;
/** Page size of the orders on a customer's own page. */
export const CUSTOMER_ORDERS_PER_PAGE = 10;

/** What people type into the search of a list. */
export const typedSearch = z
  .string()
  .trim()
  .max(80, "Use no máximo 80 caracteres")
  .refine((text) => !text.includes("\0"), "Busca inválida")
  .optional();

export const customerFilterSchema = z.object({
  q: typedSearch,
  sort: z.enum(customerSorts, "Ordem inválida").default("-last_order"),
});

export type CustomerFilter = z.output<typeof customerFilterSchema>;
