import { type OrderFilter, orderFilterSchema } from "#domain/orders/order-filter.ts";

/** Maps the API's filter names to the Portuguese URL parameters. */
const names = {
  q: "q",
  status: "status",
  step: "etapa",
  late: "atrasados",
  unopened: "novos",
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

/** The address of the list that a filter leaves. */
export function orderListPath(filter: Partial<OrderFilter>): string {
  const given = Object.entries(names).flatMap(([field, name]) => {
    const value = filter[field as keyof typeof names];
    return value === undefined ? [] : [[name, value]];
  });
  return `/admin/pedidos?${new URLSearchParams(given)}`;
}

/** How many filters are set that the phone folds away. */
export const countFilters = ({ status, step, late, unopened, payment, from, to }: OrderFilter): number =>
  [status, step, late, unopened, payment, from, to].filter(Boolean).length;

/** Whether any filter besides the sort order is set. */
export const isFiltered = (filter: OrderFilter): boolean => Boolean(filter.q) || countFilters(filter) > 0;
