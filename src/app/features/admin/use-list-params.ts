import { useEffect, useRef, useState } from "react";
import { type AddressChanges, useAddress } from "./use-address.ts";
import { useDebounced } from "./use-debounced.ts";

const SEARCH_DELAY_MS = 250;

/** The pagination parameters, which are reset when a filter changes. */
const PLACE = ["cursor", "pagina"];

/**
 * The filters, search and page of a list as URL parameters, so that a list can be shared, reloaded and returned to. The
 * address follows each key press; only the request to the API is debounced.
 */
export function useListParams() {
  const { params: address, write, isOwn } = useAddress();
  const q = address.get("q") ?? "";
  const [searchText, setText] = useState(q);
  const typed = useRef(q);

  function set(changes: AddressChanges, options?: { replace?: boolean }) {
    if ("q" in changes) typed.current = changes.q ?? "";
    const isMove = Object.keys(changes).some((name) => PLACE.includes(name));
    write({ ...(!isMove && Object.fromEntries(PLACE.map((name) => [name, null]))), ...changes }, options);
  }

  function setSearchText(text: string) {
    setText(text);
    if (text.trim() !== typed.current) set({ q: text.trim() }, { replace: true });
  }

  // Going back or following a link changes the address from outside, so the field follows it.
  useEffect(() => {
    if (q === typed.current || isOwn) return;
    typed.current = q;
    setText(q);
  }, [q, isOwn]);

  const settled = useDebounced(q, isOwn ? SEARCH_DELAY_MS : 0);
  const params = new URLSearchParams(address);
  if (settled) params.set("q", settled);
  else params.delete("q");

  return { params, get: (name: string) => params.get(name) ?? undefined, set, searchText, setSearchText };
}

export type ListParams = ReturnType<typeof useListParams>;
