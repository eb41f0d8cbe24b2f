import { type ComponentType, useEffect, useState } from "react";

/** Long after the first view; at once where the page itself came without a net. */
const SETTLED_MS = 2000;

/** What the shop does without a net. It is no part of the first view and comes when the page has settled. */
export function OfflinePart() {
  const [Strip, setStrip] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import("./offline-strip.tsx").then(
        ({ OfflineStrip }) => setStrip(() => OfflineStrip),
        // A comfort that did not come: the shop works without it.
        () => {},
      );
    const timer = setTimeout(load, navigator.onLine ? SETTLED_MS : 0);
    return () => clearTimeout(timer);
  }, []);
  return Strip && <Strip />;
}
