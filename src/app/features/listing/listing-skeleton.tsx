import { ProductGridSkeleton } from "#app/features/catalog/product-grid-skeleton.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";

const SKELETON_CARDS = 8;

/** The skeleton of a category's page: breadcrumb, filters and eight cards. */
export function ListingSkeleton() {
  return (
    <Loading className="wrap pb-section">
      <div className="flex h-11 items-center gap-2">
        <Skeleton className="h-4 w-12" />
        <Skeleton className="h-4 w-28" />
      </div>
      <Skeleton className="mt-2 h-10 w-64 lg:h-14" />
      <div className="grid gap-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center lg:pt-6 lg:pb-8">
        <div className="flex gap-2 overflow-clip py-1">
          {["w-20", "w-24", "w-26", "w-24"].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Skeleton key={index} className={`h-11 shrink-0 rounded-full ${width}`} />
          ))}
        </div>
        <div className="flex items-center justify-between gap-4 lg:gap-6">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-12 w-49" />
        </div>
      </div>
      <ProductGridSkeleton count={SKELETON_CARDS} />
    </Loading>
  );
}
