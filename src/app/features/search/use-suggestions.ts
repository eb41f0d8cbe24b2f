import { useEffect, useState } from "react";
import { type AnswerOf, callApi } from "#app/api-client.ts";

export type SearchSuggestions = AnswerOf<"GET /api/search/suggestions">;
export type SuggestedProduct = SearchSuggestions["products"][number];

/** A pause this long means that somebody waits for an answer. */
const PAUSE_MS = 150;
const SHORTEST_QUERY = 2;

export type SuggestionsState =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "failed" }
  /** `query` is what was answered; while the next answer is on its way it differs from what stands in the input. */
  | { status: "answered"; query: string; suggestions: SearchSuggestions };

export function useSuggestions(query: string): SuggestionsState {
  const [state, setState] = useState<SuggestionsState>({ status: "idle" });
  const isLongEnough = query.length >= SHORTEST_QUERY;

  useEffect(() => {
    if (!isLongEnough) {
      setState({ status: "idle" });
      return;
    }
    // The last answer stays on the screen until the next one comes.
    setState((last) => (last.status === "answered" ? last : { status: "loading" }));
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const next = await fetchSuggestions(query, request.signal);
      if (!request.signal.aborted) setState(next);
    }, PAUSE_MS);
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
