import { useLoadedPart } from "./use-loaded-part.ts";

const part = () => import("./waiting-orders-list.tsx");
const load = () => part().then(({ WaitingOrders }) => WaitingOrders);

/** The orders that were finished offline. Few have one, but it is loaded before the connection may be lost. */
export function LazyWaitingOrders() {
  const WaitingOrders = useLoadedPart(load);
  return WaitingOrders && <WaitingOrders />;
}

/** Moves the focus to the waiting orders after one was stored. */
export const focusWaiting = () => void part().then((loaded) => loaded.focusWaiting());
