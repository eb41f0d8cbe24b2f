import { StatCard } from "#app/features/admin/stat-card.tsx";
import { formatCents } from "#domain/money.ts";
import { useOrderSummary } from "../order-queries.ts";

const number = new Intl.NumberFormat("pt-BR");

/** The totals of all orders. After an error they show a dash, because the list below reports the error. */
export function OrdersSummary() {
  const { data, isPending } = useOrderSummary();
  const waiting = isPending ? "…" : "–";
  return (
    <div className="grid grid-cols-2 gap-3 lg:gap-4">
      <StatCard label="Vendas Totais Concluídas" value={data ? formatCents(data.completed_cents) : waiting} />
      <StatCard label="Pedidos Concluídos" value={data ? number.format(data.completed_count) : waiting} />
    </div>
  );
}
