import { StatCard } from "#app/features/admin/stat-card.tsx";
import { formatCents } from "#domain/money.ts";
import { cx } from "#ui/cx.ts";
import { useOrderSummary } from "../order-queries.ts";
import { orderListPath } from "./order-list-params.ts";

const number = new Intl.NumberFormat("pt-BR");

/** The totals of all orders. After an error they show a dash, because the list below reports the error. */
export function OrdersSummary() {
  const { data, isPending } = useOrderSummary();
  const waiting = isPending ? "…" : "–";
  const late = data?.late_count;
  return (
    <div className={cx("grid grid-cols-2 gap-3 lg:gap-4", late !== undefined && "lg:grid-cols-3")}>
      <StatCard label="Vendas Totais Concluídas" value={data ? formatCents(data.completed_cents) : waiting} />
      <StatCard label="Pedidos Concluídos" value={data ? number.format(data.completed_count) : waiting} />
      {late !== undefined && (
        <StatCard
          label="Atrasados"
          to={orderListPath({ late: "true" })}
          value={<span className={cx(late > 0 && "text-bad")}>{number.format(late)}</span>}
          className="max-lg:col-span-2"
        />
      )}
    </div>
  );
}
