import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { Spinner } from "#ui/spinner.tsx";

export interface TableSkeletonProps {
  /** Shown and read out while the rows load. */
  label: string;
  rows?: number;
  picture?: boolean;
}

/** A skeleton with the layout of a table's rows. */
export function TableSkeleton({ label, rows = 8, picture }: TableSkeletonProps) {
  return (
    <Loading label={label}>
      <p aria-hidden="true" className="flex items-center gap-2 border-line border-b px-4 py-3 text-muted">
        <Spinner />
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className="flex h-14 items-center gap-4 border-line border-b px-4 last:border-b-0">
          {picture && <Skeleton className="size-10 shrink-0" />}
          <Skeleton className="h-4 w-24 shrink-0" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20 shrink-0 max-md:hidden" />
          <Skeleton className="h-6 w-20 shrink-0" />
        </div>
      ))}
    </Loading>
  );
}
