import { useEffect, useRef, useState } from "react";
import { type AddressChanges, useAddress } from "./use-address.ts";

const SEARCH_DELAY_MS = 250;

/** Which page of the list: no longer true once a filter changed. */
const PLACE = ["cursor", "pagina"];

/**
 * The filters, the search and the page of a list, kept in the address: a list can be shared, reloaded and gone back to.
 * The address follows each key at once; only what is asked of the shop waits until nobody types.
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

  // Going back or following a link changes the address from outside: the field follows it.
  useEffect(() => {
    if (q === typed.current || isOwn) return;
    typed.current = q;
    setText(q);
  }, [q, isOwn]);

  const settled = useSettled(q, isOwn ? SEARCH_DELAY_MS : 0);
  const params = new URLSearchParams(address);
  if (settled) params.set("q", settled);
  else params.delete("q");

  return { params, get: (name: string) => params.get(name) ?? undefined, set, searchText, setSearchText };
}

/** The value as it is once it has not changed for a while. */
function useSettled(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (delayMs === 0) return setSettled(value);
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayMs === 0 ? value : settled;
}
