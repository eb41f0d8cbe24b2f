import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { useDebounced } from "#app/features/admin/use-debounced.ts";
import { useMay } from "#app/features/session/staff-role.ts";

export type FoundCustomer = AnswerOf<"GET /api/admin/customers">["rows"][number];

const DEBOUNCE_MS = 200;
/** More would hide the form; whoever is not among them is found by typing on. */
const MAX_SHOWN = 6;

/** Finds customers by what is typed, those who ordered last first. Without the permission it finds nobody. */
export function useCustomerSearch(typed: string, minLength: number) {
  const may = useMay();
  const q = useDebounced(typed, DEBOUNCE_MS);
  const isSearchable = may("customers") && typed.length >= minLength;
  const { data, error } = useQuery({
    queryKey: ["customers", "found", q],
    queryFn: () => callApi("GET /api/admin/customers", { query: { q, sort: "-last_order" } }),
    enabled: isSearchable && q.length >= minLength,
    placeholderData: keepPreviousData,
    // Personal data is not cached after the form is left.
    gcTime: 0,
  });
  return {
    customers: isSearchable ? (data?.rows.slice(0, MAX_SHOWN) ?? []) : [],
    hasFailed: isSearchable && error !== null,
  };
}
