import { CalendarClock, EyeOff, PencilLine } from "lucide-react";
import { statusNames } from "#domain/catalog/product-status.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import type { ProductRow } from "./product-queries.ts";

/** Published products have no badge: that is what most are. */
export function StatusBadge({ product: { status, publish_at } }: { product: ProductRow }) {
  if (status === "published") return null;
  if (status === "hidden") {
    return (
      <Badge>
        <EyeOff className="size-3.5" />
        {statusNames.hidden}
      </Badge>
    );
  }
  return (
    <Badge tone="info">
      {publish_at ? <CalendarClock className="size-3.5" /> : <PencilLine className="size-3.5" />}
      {statusNames.draft}
      {publish_at && `, entra em ${formatDateTime(new Date(publish_at))}`}
    </Badge>
  );
}
