import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { galleryClass, thumbSizeClass, thumbsClass } from "./gallery/gallery-layout.ts";
import { columnsClass, infoClass } from "./product-layout.ts";

const four = ["a", "b", "c", "d"];

/** A skeleton with the layout of a product page. */
export function ProductSkeleton() {
  return (
    <Loading className="wrap pb-section">
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-4 w-55" />
      </div>
      <div className={columnsClass}>
        <div className={galleryClass}>
          <Skeleton className="aspect-12/11 max-md:rounded-none md:aspect-4/5" />
          <div className={thumbsClass}>
            {four.map((key) => (
              <Skeleton key={key} className={thumbSizeClass} />
            ))}
          </div>
        </div>
        <InfoSkeleton />
      </div>
    </Loading>
  );
}

function InfoSkeleton() {
  return (
    <div className={infoClass}>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-22" />
        <Skeleton className="mt-2 h-12" />
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="mt-2 h-11 w-40" />
      </div>
      <div className="grid gap-2.5">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-[96%]" />
        <Skeleton className="h-4 w-[70%]" />
      </div>
      <div>
        <Skeleton className="my-3.5 h-4 w-20" />
        <div className="grid grid-cols-4 gap-2">
          {four.map((key) => (
            <Skeleton key={key} className="h-13" />
          ))}
        </div>
        <Skeleton className="my-3.5 h-5 w-3/5" />
      </div>
      <Skeleton className="h-19" />
      <div className="flex items-center justify-between gap-3">
        <Skeleton className="h-5 w-22 md:hidden" />
        <Skeleton className="h-12 w-33 shrink-0 md:h-14" />
        <Skeleton className="hidden h-14 flex-1 md:block" />
      </div>
    </div>
  );
}
