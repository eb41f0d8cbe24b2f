import { Check } from "lucide-react";
import { memo } from "react";
import { placeNames } from "#domain/options/option-texts.ts";
import { readOption } from "#domain/options/read-options.ts";
import type { ShirtOption } from "#domain/options/shirt-option.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { ShirtToMake } from "#domain/orders/production-sheet.ts";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import type { ProductionOrder } from "../admin-order.ts";
import type { MadeShirts } from "./use-made-shirts.ts";

interface PressShirtProps {
  shirt: ShirtToMake<ProductionOrder>;
  isMade: boolean;
  onMade: MadeShirts["setMade"];
}

/**
 * One shirt under the press. All of its row is the tick, because the other hand holds the shirt. Of hundreds only the one
 * that was tapped is rendered again.
 */
export const PressShirt = memo(({ shirt, isMade, onMade }: PressShirtProps) => {
  const { order, line, unit } = shirt;
  const { customization, size, quantity } = line;
  const options = line.options?.map(readOption) ?? [];
  return (
    <li className="border-line max-md:not-first:border-t">
      <label className="flex min-h-16 cursor-pointer items-center gap-3 px-3 py-2 transition-colors has-checked:bg-grass-tint hover:bg-raised">
        <span className="relative size-11 shrink-0">
          <input
            type="checkbox"
            checked={isMade}
            onChange={(event) => onMade(shirt, event.target.checked)}
            className="peer block size-11 cursor-pointer appearance-none rounded-control border-2 border-control bg-ground transition-colors checked:border-grass checked:bg-grass"
          />
          <Check className="pointer-events-none absolute inset-2 hidden size-7 text-on-grass peer-checked:block" />
        </span>
        <span
          className={cx(
            "wrap-anywhere w-14 shrink-0 font-bold font-display",
            size.length <= 3 ? "text-[28px] leading-8" : "text-lead leading-5",
          )}
        >
          <span className="sr-only">Tamanho </span>
          {size}
        </span>
        <span className={cx("min-w-0 flex-1", isMade && "text-muted")}>
          {customization && (
            <span className="wrap-anywhere block font-bold font-display text-[22px] leading-6">
              {customization.name} / {customization.number}
            </span>
          )}
          {options.length > 0 && (
            <span className="wrap-anywhere block font-semibold text-small">
              {options.map(nameOption).join(" · ")}
            </span>
          )}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 whitespace-nowrap text-muted text-small tabular-nums">
            {orderNumber(order.id)}
            {quantity > 1 && (
              <span>
                {unit + 1} de {quantity}
              </span>
            )}
            {!order.paid && <Badge tone="warn">Não pago</Badge>}
          </span>
        </span>
      </label>
    </li>
  );
});

const nameOption = ({ name, patch }: ShirtOption): string =>
  patch ? `${name}: ${placeNames[patch.place].toLowerCase()}` : name;
