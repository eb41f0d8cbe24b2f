import { Skeleton } from "#ui/skeleton.tsx";

/** The place of a Pix code and of the button below it, while the code is made. */
export function PixCodeLoading() {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-[200px_minmax(0,1fr)] md:items-center">
        <Skeleton className="aspect-square w-full max-w-60 justify-self-center" />
        <div className="grid gap-3 max-md:-order-1">
          <div className="grid gap-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-12" />
          </div>
          <Skeleton className="h-12" />
        </div>
      </div>
      <Skeleton className="h-11 md:w-28" />
    </>
  );
}
