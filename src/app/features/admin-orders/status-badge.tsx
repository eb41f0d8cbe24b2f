import { statusLook } from "#domain/orders/order-status.ts";
import { Badge } from "#ui/badge.tsx";

export function StatusBadge({ status }: { status: string }) {
  const { label, tone } = statusLook(status);
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}
