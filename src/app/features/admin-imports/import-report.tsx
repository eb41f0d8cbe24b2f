import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { StatCard } from "#app/features/admin/stat-card.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { isRunning } from "#domain/imports/product-import.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Panel } from "#ui/panel.tsx";
import { ImportActions } from "./import-actions.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportNotices } from "./import-notices.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { type ProductImport, useImport } from "./import-queries.ts";
import { numbers, statusTexts } from "./import-texts.ts";

export function ImportReport({ id, onGone }: { id: string; onGone: () => void }) {
  const { data, error, refetch } = useImport(id);
  if (!data) {
    return (
      <Panel>
        {error ? (
          <LoadFailed
            title="Falha ao carregar a importação. Tente novamente."
            error={error}
            onRetry={refetch}
          />
        ) : (
          <TableSkeleton label="Carregando a importação..." rows={4} />
        )}
      </Panel>
    );
  }
  const hasLines = data.status !== "failed" && data.status !== "checking";
  return (
    <>
      <Panel className="grid gap-4 p-4 lg:p-5">
        <ReportHead item={data} onGone={onGone} />
        {isRunning(data.status) && <ImportProgress item={data} />}
        <ImportNotices item={data} />
      </Panel>
      {hasLines && <CountCards item={data} />}
      {hasLines && <ImportLines item={data} />}
    </>
  );
}

function ReportHead({ item, onGone }: { item: ProductImport; onGone: () => void }) {
  const { label, tone } = statusTexts[item.status];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h2 className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold text-lead">
          {item.filename}
          <Badge tone={tone} dot>
            {label}
          </Badge>
        </h2>
        <p className="text-muted text-small">
          Enviada em {formatDateTime(new Date(item.created_at))}
          {item.started_by && ` por ${item.started_by}`}
        </p>
      </div>
      <ImportActions item={item} onGone={onGone} />
    </div>
  );
}

/** Each card is a filter of the list below. */
function CountCards({ item: { counts } }: { item: ProductImport }) {
  const { params } = useListParams();
  const to = (show: string) => {
    const next = new URLSearchParams(params);
    next.set("mostrar", show);
    next.delete("pagina");
    return `?${next}`;
  };
  const cards = [
    { label: "Novos", value: counts.create, show: "criar" },
    { label: "Atualizações", value: counts.update, show: "atualizar" },
    { label: "Sem mudança", value: counts.unchanged, show: "iguais" },
    { label: "Com erro", value: counts.error + counts.failed, show: "problemas" },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cards.map(({ label, value, show }) => (
        <StatCard key={show} label={label} value={numbers.format(value)} to={to(show)} />
      ))}
    </div>
  );
}
