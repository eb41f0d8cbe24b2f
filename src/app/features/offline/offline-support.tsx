import { type ComponentType, useEffect, useState } from "react";

/** The delay after the first render; there is none where the device is offline. */
const START_DELAY_MS = 2000;

/** Loads the offline support after the page has settled, because the first view does not need it. */
export function OfflineSupport() {
  const [Strip, setStrip] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import("./offline-strip.tsx").then(
        ({ OfflineStrip }) => setStrip(() => OfflineStrip),
        // The shop works without the offline support.
        () => {},
      );
    const timer = setTimeout(load, navigator.onLine ? START_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, []);
  return Strip && <Strip />;
}
