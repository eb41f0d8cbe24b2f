import { Skeleton } from "#ui/skeleton.tsx";
import { type GridLayout, gridClass } from "./product-grid-class.ts";

/**
 * Placeholder cards with the layout of product cards. Put them into a `Loading`, which announces them to screen
 * readers.
 */
export function ProductGridSkeleton({ count, layout = "list" }: { count: number; layout?: GridLayout }) {
  return (
    <div className={gridClass(layout)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div data-skeleton="product-card" className="flex flex-col">
      <Skeleton className="aspect-4/5" />
      <Skeleton className="mt-3.5 h-4 w-[92%] md:mt-4.5" />
      <Skeleton className="mt-2 h-4 w-[56%]" />
      <Skeleton className="mt-3 mb-1 h-6 w-2/5" />
      <div className="mt-2 flex gap-2">
        <Skeleton className="h-11 flex-1" />
        <Skeleton className="size-11" />
      </div>
    </div>
  );
}
