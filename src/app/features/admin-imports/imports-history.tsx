import { FileUp } from "lucide-react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { type ProductImport, useImports } from "./import-queries.ts";
import { numbers, statusTexts } from "./import-texts.ts";

export function ImportsHistory() {
  return (
    <Panel>
      <PanelHead title="Importações" />
      <HistoryList />
    </Panel>
  );
}

function HistoryList() {
  const { data, error, refetch } = useImports();
  if (!data && error) {
    return (
      <LoadFailed
        title="Falha ao carregar as importações. Tente novamente."
        error={error}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <TableSkeleton label="Carregando importações..." rows={3} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<FileUp className="size-8 text-muted" />}
        title="Nenhuma importação ainda"
        text="As planilhas que você enviar aparecem aqui, com o relatório e o botão de desfazer."
      />
    );
  }
  return (
    <Table label="Importações">
      <TableHead>
        <HeadCell>Arquivo</HeadCell>
        <HeadCell>Situação</HeadCell>
        <HeadCell align="right">Gravadas</HeadCell>
        <HeadCell align="right">Com erro</HeadCell>
        <HeadCell>Enviada em</HeadCell>
        <HeadCell>Por</HeadCell>
      </TableHead>
      <TableBody>
        {data.map((item) => (
          <HistoryRow key={item.id} item={item} />
        ))}
      </TableBody>
    </Table>
  );
}

function HistoryRow({ item }: { item: ProductImport }) {
  const { label, tone } = statusTexts[item.status];
  const { written, undone, kept, failed, error } = item.counts;
  return (
    <Row>
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        <Link
          to={`/admin/produtos/importar?importacao=${item.id}`}
          className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {item.filename}
        </Link>
      </Cell>
      <Cell card="end">
        <Badge tone={tone} dot>
          {label}
        </Badge>
      </Cell>
      <Cell card="line" label="Gravadas" align="right" numeric>
        {numbers.format(written + undone + kept)}
      </Cell>
      <Cell card="line" label="Com erro" align="right" numeric>
        {numbers.format(failed + error)}
      </Cell>
      <Cell card="line" label="Enviada em" numeric>
        {formatDateTime(new Date(item.created_at))}
      </Cell>
      <Cell card="line" label="Por" className="wrap-anywhere text-muted">
        {item.started_by ?? "–"}
      </Cell>
    </Row>
  );
}
