import { type ComponentType, lazy, Suspense } from "react";

/** The server has rendered them; in the browser they are loaded after the page, which needs them only to hydrate. */
const ExchangeNotes = import.meta.env.SSR
  ? (await import("./exchange-notes.tsx")).default
  : lazy<ComponentType>(() => import("./exchange-notes.tsx").catch(() => ({ default: () => null })));

export function LazyExchangeNotes() {
  return (
    <Suspense fallback={null}>
      <ExchangeNotes />
    </Suspense>
  );
}
