import { ShoppingCart } from "lucide-react";
import { useId } from "react";
import { formatCents } from "#domain/money.ts";
import { describeLeadTime, READY } from "#domain/stock/lead-time.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import type { TeamOrder } from "./use-team-order.ts";

interface TeamSummaryProps {
  order: TeamOrder;
  onAdd: () => void;
}

/**
 * The number of shirts and the total. Phone: a bar at the lower edge of the screen; wider: a panel, from 1100 px up
 * beside the list.
 */
export function TeamSummary({ order, onAdd }: TeamSummaryProps) {
  const { units, totalCents, obstacle, leadTime, isOnShelf } = order;
  const reason = useId();
  return (
    <aside aria-label="Resumo do time" data-buy-bar className={barClass}>
      <div className="min-w-0">
        <p role="status" className="text-caption text-muted md:text-note">
          {countShirts(units)}
        </p>
        <p className="price text-[26px] leading-7 md:text-[36px] md:leading-10">{formatCents(totalCents)}</p>
      </div>
      <Button
        disabled={obstacle !== null}
        aria-describedby={reason}
        icon={<ShoppingCart className="max-md:hidden" />}
        className="px-3! md:min-h-14"
        onClick={onAdd}
      >
        Adicionar ao carrinho
      </Button>
      <p
        id={reason}
        aria-live="polite"
        className={cx(
          "text-caption leading-4 max-md:col-span-2 md:text-small",
          obstacle ? "text-canary" : "text-muted",
        )}
      >
        {obstacle ?? "Cada camisa diferente vira uma linha do carrinho."}
        {leadTime && <span className="block text-muted">{describeLeadTime(leadTime)}</span>}
        {isOnShelf && <span className="block text-muted">{READY}</span>}
      </p>
    </aside>
  );
}

export const countShirts = (units: number) => (units === 1 ? "1 camisa" : `${units} camisas`);

const barClass =
  "z-30 grid max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center " +
  "max-md:gap-x-4 max-md:gap-y-2 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-3 " +
  "max-md:shadow-bar md:gap-4 md:self-start md:rounded-card md:border md:border-line md:bg-surface md:p-6 " +
  "lg:sticky lg:top-24";
