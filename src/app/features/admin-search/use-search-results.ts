import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { useDebounced } from "#app/features/admin/use-debounced.ts";
import { useMay } from "#app/features/session/staff-role.ts";
import { readSearchQuery } from "#domain/search/search-query.ts";
import { groupSearchResults } from "./search-results.ts";

/** The debounce delay of typing before the search is sent. */
const DEBOUNCE_MS = 200;
const MIN_QUERY_LENGTH = 2;

export function useSearchResults(typed: string) {
  const query = readSearchQuery(typed);
  const debouncedQuery = useDebounced(query, DEBOUNCE_MS);
  const isSearchable = query.length >= MIN_QUERY_LENGTH;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ["search", debouncedQuery],
    queryFn: () => callApi("GET /api/admin/search", { query: { q: debouncedQuery } }),
    enabled: isSearchable && debouncedQuery.length >= MIN_QUERY_LENGTH,
    placeholderData: keepPreviousData,
  });
  const answer = isSearchable ? data : undefined;
  const may = useMay();
  const groups = useMemo(() => groupSearchResults(query, answer, may), [query, answer, may]);
  return {
    groups,
    error: isSearchable ? error : null,
    /** True when the shown results belong to the typed text. */
    isSettled: !isSearchable || (query === debouncedQuery && !isFetching && !isPlaceholderData),
  };
}
