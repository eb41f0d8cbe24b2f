import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { orderTexts } from "../../order-texts.ts";

export function CardsSkeleton() {
  return (
    <Loading label={orderTexts.loading} className="grid gap-2">
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </Loading>
  );
}
