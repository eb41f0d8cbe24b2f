import { type ComponentType, lazy, Suspense } from "react";
import type { ShelfFiltersProps } from "./shelf-filters.tsx";

/** Shops with only the standard sizes and without counts need none. The page shows meanwhile what the server rendered. */
const ShelfFilters = import.meta.env.SSR
  ? (await import("./shelf-filters.tsx")).ShelfFilters
  : lazy<ComponentType<ShelfFiltersProps>>(() =>
      import("./shelf-filters.tsx").then(
        ({ ShelfFilters: loaded }) => ({ default: loaded }),
        () => ({ default: () => null }),
      ),
    );

export function LazyShelfFilters(props: ShelfFiltersProps) {
  return (
    <Suspense fallback={null}>
      <ShelfFilters {...props} />
    </Suspense>
  );
}
