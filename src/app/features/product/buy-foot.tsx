import { ShoppingCart } from "lucide-react";
import { useId } from "react";
import { formatCents } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import type { Purchase } from "./use-purchase.ts";

/**
 * The form's submit button. Phone: in a bar at the lower edge of the screen; from 768 px up: in the form, beside the
 * quantity.
 */
export function BuyFoot({ purchase }: { purchase: Purchase }) {
  const { priceCents, quantity, obstacle, summary } = purchase;
  const id = useId();
  return (
    <div data-buy-bar className={barClass}>
      <div
        className={cx(
          "min-w-0 md:order-last md:basis-full md:items-baseline md:gap-3",
          obstacle || quantity > 1 ? "md:flex" : "md:hidden",
        )}
      >
        <p className={cx("price text-[26px] leading-7 md:text-price-card", quantity === 1 && "md:hidden")}>
          <span className="font-text font-normal text-muted text-small max-md:sr-only">Total </span>
          {formatCents(priceCents * quantity)}
        </p>
        <p
          id={id}
          aria-live="polite"
          className={cx(
            "text-caption leading-4 md:text-small",
            obstacle ? "line-clamp-2 font-medium text-canary" : "truncate text-muted",
          )}
        >
          {obstacle ?? summary}
        </p>
      </div>
      <Button
        type="submit"
        disabled={obstacle !== null}
        aria-describedby={id}
        icon={<ShoppingCart className="max-lg:hidden" />}
        // Two columns on a tablet leave little room: the usual padding would push the button below the quantity.
        className="flex-1 px-3! md:min-h-14"
      >
        Adicionar ao carrinho
      </Button>
    </div>
  );
}

const barClass =
  "z-30 md:contents max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:grid max-md:h-18 max-md:items-center " +
  "max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-4 max-md:border-line max-md:border-t max-md:bg-surface " +
  "max-md:px-4 max-md:shadow-bar";
