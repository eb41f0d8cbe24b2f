import { ShoppingCart } from "lucide-react";
import { useId } from "react";
import { formatCents } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import type { Missing, Purchase } from "./use-purchase.ts";

/** The size picker says 'Selecione um tamanho'; another text here, so that screen readers do not repeat it. */
const requests: Record<Missing, string> = {
  size: "Escolha o tamanho",
  customization: "Complete os dados da personalização",
};

interface BuyFootProps {
  purchase: Purchase;
  /** Leads to what is missing. */
  onAsk: (missing: Missing) => void;
}

/**
 * The form's submit button. Phone: in a bar at the lower edge of the screen; from 768 px up: in the form, beside the
 * quantity. While something is missing the button is disabled, and a press anywhere on the bar leads to it.
 */
export function BuyFoot({ purchase, onAsk }: BuyFootProps) {
  const { priceCents, quantity, missing, item, summary } = purchase;
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the request in it is a button, for keys and screen readers
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      data-buy-bar
      onClick={missing ? () => onAsk(missing) : undefined}
      className={cx(barClass, missing && "cursor-pointer")}
    >
      <div
        className={cx(
          "min-w-0 md:order-last md:basis-full md:items-baseline md:gap-3",
          missing || quantity > 1 ? "md:flex" : "md:hidden",
        )}
      >
        <p
          className={cx(
            "price text-[clamp(20px,7vw,26px)] leading-7 md:text-price-card",
            quantity === 1 && "md:hidden",
          )}
        >
          <span className="font-text font-normal text-muted text-small max-md:sr-only">Total </span>
          {formatCents(priceCents * quantity)}
        </p>
        <p
          id={id}
          aria-live="polite"
          className={cx("text-caption leading-4 md:text-small", !missing && "truncate text-muted")}
        >
          {missing ? (
            <button type="button" className={requestClass}>
              {requests[missing]}
            </button>
          ) : (
            summary
          )}
        </p>
      </div>
      <div className="flex flex-1">
        <Button
          type="submit"
          disabled={!item}
          aria-describedby={id}
          icon={<ShoppingCart className="max-lg:hidden" />}
          // Two columns on a tablet leave little room: the usual padding would push the button below the quantity.
          // A disabled button swallows presses that the bar is to get.
          className="flex-1 px-3! disabled:pointer-events-none md:min-h-14"
        >
          Adicionar ao carrinho
        </Button>
      </div>
    </div>
  );
}

const requestClass = "text-left font-medium text-canary underline decoration-canary/60 underline-offset-2";

const barClass =
  "z-30 md:contents max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:grid max-md:min-h-18 max-md:items-center " +
  "max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-4 max-md:border-line max-md:border-t max-md:bg-surface " +
  "max-md:px-4 max-md:py-1 max-md:shadow-bar";
