import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { callApi } from "#app/api-client.ts";
import { readSearchQuery } from "#domain/search/search-query.ts";
import { groupFindings } from "./findings.ts";

/** A pause this long means that somebody waits for an answer. */
const PAUSE_MS = 200;
const SHORTEST_QUERY = 2;

export function useFindings(typed: string) {
  const query = readSearchQuery(typed);
  const asked = useSettled(query);
  const isAskable = query.length >= SHORTEST_QUERY;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ["search", asked],
    queryFn: () => callApi("GET /api/admin/search", { query: { q: asked } }),
    enabled: isAskable && asked.length >= SHORTEST_QUERY,
    placeholderData: keepPreviousData,
  });
  const answer = isAskable ? data : undefined;
  const groups = useMemo(() => groupFindings(query, answer), [query, answer]);
  return {
    groups,
    error: isAskable ? error : null,
    /** What is shown is the answer to what stands in the field. */
    isSettled: !isAskable || (query === asked && !isFetching && !isPlaceholderData),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
