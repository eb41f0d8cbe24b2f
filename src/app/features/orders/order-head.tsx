import type { ReactNode } from "react";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber, statusLook } from "#domain/orders/order-status.ts";
import { Badge } from "#ui/badge.tsx";
import { PaidBadge } from "./paid-badge.tsx";

interface OrderHeadProps {
  id: string;
  status: string;
  isPaid: boolean;
  createdAt: Date;
  /** Renders the number as a heading of the right level. */
  heading: (text: string) => ReactNode;
}

export function OrderHead({ id, status, isPaid, createdAt, heading }: OrderHeadProps) {
  const { label, tone } = statusLook(status);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {heading(`Pedido ${orderNumber(id)}`)}
      <Badge tone={tone} dot>
        {label}
      </Badge>
      {isPaid && <PaidBadge />}
      <time dateTime={createdAt.toISOString()} className="text-muted text-small tabular-nums md:ml-auto">
        {formatDateTime(createdAt)}
      </time>
    </div>
  );
}
