import { type ComponentType, lazy, Suspense } from "react";
import type { StockNotesProps } from "./stock-notes.tsx";

/**
 * Only shirts that run out need it, so it is loaded after the page, which shows meanwhile what the server has rendered.
 * Where its file is gone after a deployment, the sizes still say what is sold out.
 */
const StockNotes = import.meta.env.SSR
  ? (await import("./stock-notes.tsx")).default
  : lazy<ComponentType<StockNotesProps>>(() =>
      import("./stock-notes.tsx").catch(() => ({ default: () => null })),
    );

export function LazyStockNotes(props: StockNotesProps) {
  return (
    <Suspense fallback={null}>
      <StockNotes {...props} />
    </Suspense>
  );
}
