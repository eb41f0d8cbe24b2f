import { type OrderFilter, orderFilterSchema } from "#domain/orders/order-filter.ts";

/** Maps the API's filter names to the Portuguese URL parameters. */
const names = {
  q: "q",
  status: "status",
  payment: "pagamento",
  from: "de",
  to: "ate",
  sort: "ordem",
} as const;

/** Reads the filter from the address; invalid parameters are ignored. */
export function readOrderFilter(params: URLSearchParams): OrderFilter {
  const given: Record<string, string> = {};
  for (const [field, name] of Object.entries(names)) {
    const value = params.get(name);
    if (value) given[field] = value;
  }
  const parsed = orderFilterSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) delete given[String(issue.path[0])];
  return orderFilterSchema.parse(given);
}

/** How many filters are set that the phone folds away. */
export const countFilters = ({ status, payment, from, to }: OrderFilter): number =>
  [status, payment, from, to].filter(Boolean).length;

/** Whether any filter besides the sort order is set. */
export const isFiltered = (filter: OrderFilter): boolean => Boolean(filter.q) || countFilters(filter) > 0;
