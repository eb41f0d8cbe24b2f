import { useLoadedPart } from "./use-loaded-part.ts";

const load = () => import("./waiting-orders-list.tsx").then(({ WaitingOrders }) => WaitingOrders);

/** The orders that were finished offline. Few have one, but it is loaded before the connection may be lost. */
export function LazyWaitingOrders() {
  const WaitingOrders = useLoadedPart(load);
  return WaitingOrders && <WaitingOrders />;
}

/** Moves the focus to the waiting orders after one was stored, so that screen readers announce it. */
export function focusWaiting(): void {
  const titles = document.querySelectorAll<HTMLElement>("[data-waiting-order]");
  titles[titles.length - 1]?.focus();
}
