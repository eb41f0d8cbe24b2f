import { useEffect } from "react";
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from "react-router";

/** An absent or empty value takes a parameter away. */
export type AddressChanges = Record<string, string | null | undefined>;

interface WriteOptions extends Pick<NavigateOptions, "replace" | "preventScrollReset"> {
  /** Nothing of what stood in the address stays. */
  fresh?: boolean;
}

/** Marks what was written here: links have none, and what is gone back to has only a copy of it. */
const OWN = { own: true };

/** What was written last and is not shown yet: the router takes its time, and the next change must build on this one. */
let intended: { pathname: string; search: string } | undefined;

/**
 * The one writer of a screen's address: filters, search text, page and opened dialog are parameters of it, and each
 * change is made to the address as it was last written, never as it was last drawn.
 */
export function useAddress() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, state } = location;

  // Whoever goes elsewhere, or back, takes back what was intended here.
  useEffect(() => {
    const isOnTheWay = state === OWN && intended?.pathname === pathname;
    if (!isOnTheWay || intended?.search === search) intended = undefined;
  }, [pathname, search, state]);

  function write(changes: AddressChanges, { fresh, ...options }: WriteOptions = {}) {
    const before = intended?.pathname === pathname ? intended.search : search;
    const after = new URLSearchParams(fresh ? "" : before);
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    intended = { pathname, search: after.size === 0 ? "" : `?${after}` };
    void navigate(intended, { ...options, state: OWN });
  }

  return { params, write, isOwn: state === OWN };
}
