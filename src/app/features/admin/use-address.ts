import { useEffect } from "react";
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from "react-router";

/** An absent or empty value removes the parameter. */
export type AddressChanges = Record<string, string | null | undefined>;

interface WriteOptions extends Pick<NavigateOptions, "replace" | "preventScrollReset"> {
  /** Drops all present parameters. */
  fresh?: boolean;
}

/**
 * History state that marks entries written here: links have none, and an entry reached by going back has only a
 * structured clone of it, which is another object.
 */
const OWN = { own: true };

/** The last written address. The router applies it asynchronously, and the next change must build on it. */
let pendingAddress: { pathname: string; search: string } | undefined;

/**
 * Writes a screen's URL parameters: filters, search text, page and opened dialog. Each change is applied to the address
 * as it was last written, not as it was last rendered.
 */
export function useAddress() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, state } = location;

  // Navigating elsewhere, or back, discards the pending address.
  useEffect(() => {
    const isOnTheWay = state === OWN && pendingAddress?.pathname === pathname;
    if (!isOnTheWay || pendingAddress?.search === search) pendingAddress = undefined;
  }, [pathname, search, state]);

  function write(changes: AddressChanges, { fresh, ...options }: WriteOptions = {}) {
    const before = pendingAddress?.pathname === pathname ? pendingAddress.search : search;
    const after = new URLSearchParams(fresh ? "" : before);
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    pendingAddress = { pathname, search: after.size === 0 ? "" : `?${after}` };
    void navigate(pendingAddress, { ...options, state: OWN });
  }

  return { params, write, isOwn: state === OWN };
}
