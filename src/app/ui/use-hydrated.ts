import { useSyncExternalStore } from "react";

/** False on the server and while hydrating: until then, only offer what works without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
