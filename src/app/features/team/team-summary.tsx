import { ShoppingCart } from "lucide-react";
import { useId } from "react";
import { formatCents } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import type { TeamOrder } from "./use-team-order.ts";

interface TeamSummaryProps {
  order: TeamOrder;
  onAdd: () => void;
}

/** How many and how much. Phone: a bar at the screen's lower edge; from 1100 px up: a panel that stays in view. */
export function TeamSummary({ order, onAdd }: TeamSummaryProps) {
  const { units, totalCents, obstacle } = order;
  const reason = useId();
  return (
    <aside aria-label="Resumo do time" data-buy-bar className={barClass}>
      <div className="min-w-0">
        <p role="status" className="text-caption text-muted lg:text-note">
          {countShirts(units)}
        </p>
        <p className="price text-[26px] leading-7 lg:text-[36px] lg:leading-10">{formatCents(totalCents)}</p>
      </div>
      <Button
        disabled={obstacle !== null}
        aria-describedby={reason}
        icon={<ShoppingCart className="max-lg:hidden" />}
        className="px-3! lg:min-h-14"
        onClick={onAdd}
      >
        Adicionar ao carrinho
      </Button>
      <p
        id={reason}
        className={cx(
          "col-span-2 text-caption leading-4 lg:text-small",
          obstacle ? "text-canary" : "text-muted",
        )}
      >
        {obstacle ?? "Cada camisa diferente vira uma linha do carrinho."}
      </p>
    </aside>
  );
}

export const countShirts = (units: number) => (units === 1 ? "1 camisa" : `${units} camisas`);

const barClass =
  "z-30 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] " +
  "max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-2 max-lg:border-line max-lg:border-t max-lg:bg-surface " +
  "max-lg:px-4 max-lg:py-3 max-lg:shadow-bar lg:sticky lg:top-6 lg:grid lg:gap-4 lg:self-start lg:rounded-card " +
  "lg:border lg:border-line lg:bg-surface lg:p-6";
