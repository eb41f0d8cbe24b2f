import { type CustomerFilter, customerFilterSchema } from "#domain/customers/customer-filter.ts";

/** Reads the filter from the address; invalid parameters are ignored. */
export function readCustomerFilter(params: URLSearchParams): CustomerFilter {
  const sort = customerFilterSchema.shape.sort.safeParse(params.get("ordem") ?? undefined);
  const q = customerFilterSchema.shape.q.safeParse(params.get("q") ?? undefined);
  return { q: q.data, sort: sort.data ?? "-last_order" };
}
