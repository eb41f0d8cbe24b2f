import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

const SEARCH_DELAY_MS = 250;

/** Which page of the list: no longer true once a filter changed. */
const PLACE = ["cursor", "pagina"];

/** The filters, the search and the page of a list, kept in the address: a list can be shared, reloaded and gone back to. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const q = params.get("q") ?? "";
  const [searchText, setSearchText] = useState(q);
  const sent = useRef(q);
  // The router gives each change the address of its own render; two changes in a row must see each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  /** An absent or empty value takes the filter away. */
  function set(changes: Record<string, string | null | undefined>, options?: { replace?: boolean }) {
    // Known at once: the wait for typing must not send an older address after this one.
    if ("q" in changes) sent.current = changes.q ?? "";
    const after = new URLSearchParams(latest.current);
    const isMove = Object.keys(changes).some((name) => PLACE.includes(name));
    if (!isMove) for (const name of PLACE) after.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    latest.current = after;
    setParams(after, options);
  }

  // Going back or following a link changes the address from outside: the field follows it.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setSearchText(q);
  }, [q]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    const wanted = searchText.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => set({ q: wanted }, { replace: true }), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [searchText]);

  return { params, get: (name: string) => params.get(name) ?? undefined, set, searchText, setSearchText };
}
