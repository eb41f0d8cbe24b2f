import { type OrderFilter, orderFilterSchema } from "#domain/orders/order-filter.ts";

/** The filter's names in the address, which people read, and in the API. */
const names = {
  q: "q",
  status: "status",
  payment: "pagamento",
  from: "de",
  to: "ate",
  sort: "ordem",
} as const;

/** Whatever stands in the address becomes a filter; a part that means nothing is left out. */
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

/** Whether anything but the order of the rows was chosen. */
export const isFiltered = ({ q, status, payment, from, to }: OrderFilter): boolean =>
  Boolean(q || status || payment || from || to);
