import { useUnopenedOrders } from "#app/features/admin-orders/unopened-orders.ts";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";

export function UnopenedBadge({ collapsed }: { collapsed: boolean }) {
  const { data } = useUnopenedOrders();
  if (!data?.count) return null;
  return (
    <span className={cx(collapsed ? "absolute top-0 right-0" : "ml-auto")}>
      <Badge tone="warn">
        {data.count}
        <span className="sr-only"> não vistos</span>
      </Badge>
    </span>
  );
}
