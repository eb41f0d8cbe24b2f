import { useEffect, useState } from "react";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type SearchSuggestions = AnswerOf<"GET /api/search/suggestions">;
export type SuggestedProduct = SearchSuggestions["products"][number];

/** The debounce delay of typing before suggestions are requested. */
const DEBOUNCE_MS = 150;
const MIN_QUERY_LENGTH = 2;

export type SuggestionsState =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "failed" }
  /** `query` belongs to the shown answer; while the next answer loads it differs from the input's text. */
  | { status: "answered"; query: string; suggestions: SearchSuggestions };

export function useSuggestions(query: string): SuggestionsState {
  const [state, setState] = useState<SuggestionsState>({ status: "idle" });
  const isLongEnough = query.length >= MIN_QUERY_LENGTH;

  useEffect(() => {
    if (!isLongEnough) {
      setState({ status: "idle" });
      return;
    }
    // The previous answer stays shown until the next one arrives.
    setState((last) => (last.status === "answered" ? last : { status: "loading" }));
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const next = await fetchSuggestions(query, request.signal);
      if (!request.signal.aborted) setState(next);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, isLongEnough]);

  return state;
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<SuggestionsState> {
  try {
    const suggestions = await callApi("GET /api/search/suggestions", { query: { q: query } }, signal);
    return { status: "answered", query, suggestions };
  } catch {
    return { status: "failed" };
  }
}
