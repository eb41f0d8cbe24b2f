import { formatCents } from "#domain/money.ts";
import type { OrderPrice } from "#domain/orders/order.ts";
import { cx } from "#ui/cx.ts";

/** What is due by Pix, below the total; nothing where that is the total. */
export function PixTotal({ price: { pixCents }, className }: { price: OrderPrice; className?: string }) {
  if (pixCents === null) return null;
  return (
    <p className={cx("flex items-baseline justify-between gap-3 text-note text-ok", className)}>
      No Pix <span className="font-semibold tabular-nums">{formatCents(pixCents)}</span>
    </p>
  );
}
