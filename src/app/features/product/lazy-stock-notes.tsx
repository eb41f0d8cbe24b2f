import { type ComponentType, lazy, Suspense } from "react";
import type { Purchase } from "./use-purchase.ts";

/**
 * Only shirts that run out need it, so it is loaded after the page, which shows meanwhile what the server has rendered.
 * Where its file is gone after a deployment, the sizes still say what is sold out.
 */
const StockNotes = import.meta.env.SSR
  ? (await import("./stock-notes.tsx")).default
  : lazy<ComponentType<{ purchase: Purchase }>>(() =>
      import("./stock-notes.tsx").catch(() => ({ default: () => null })),
    );

export function LazyStockNotes({ purchase }: { purchase: Purchase }) {
  return (
    <Suspense fallback={null}>
      <StockNotes purchase={purchase} />
    </Suspense>
  );
}
