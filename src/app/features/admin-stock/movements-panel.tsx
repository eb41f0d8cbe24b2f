import { History } from "lucide-react";
import { useState } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useMay } from "#app/features/session/staff-role.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { reasonLabels } from "#domain/stock/stock-movement.ts";
import { officeTexts } from "#domain/stock/stock-office-texts.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { type ProductStock, type StockMovement, useMovements } from "./stock-queries.ts";

/** No size is called so: labels are at most twelve characters long. */
const ALL = "todos os tamanhos";

export function MovementsPanel({ product }: { product: ProductStock }) {
  const [shown, setShown] = useState(ALL);
  const options = [
    { value: ALL, label: "Todos os tamanhos" },
    ...product.sizes.map(({ size }) => ({ value: size, label: size })),
  ];
  return (
    <Panel>
      <PanelHead title="Histórico">
        <div className="w-50">
          <Select
            label="Tamanho no histórico"
            controlSize="app"
            options={options}
            value={shown}
            onValueChange={setShown}
          />
        </div>
      </PanelHead>
      <Movements id={product.id} size={shown === ALL ? undefined : shown} />
    </Panel>
  );
}

function Movements({ id, size }: { id: string; size: string | undefined }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } =
    useMovements(id, size);
  if (!data) {
    if (!error) return <TableSkeleton label="Carregando histórico..." rows={4} />;
    return <LoadFailed title="Não foi possível carregar o histórico" error={error} onRetry={refetch} />;
  }
  const movements = data.pages.flatMap(({ rows }) => rows);
  if (movements.length === 0) {
    return (
      <EmptyState
        icon={<History className="size-8 text-muted" />}
        title="Nada mudou ainda"
        text="Contagens, entregas e pedidos aparecem aqui."
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <Table label="Histórico do estoque">
        <TableHead>
          <HeadCell className="lg:w-28">Tamanho</HeadCell>
          <HeadCell className="lg:w-28">Mudança</HeadCell>
          <HeadCell className="lg:w-28">Ficaram</HeadCell>
          <HeadCell>Motivo</HeadCell>
          <HeadCell>Quem</HeadCell>
          <HeadCell align="right" className="lg:w-44">
            Quando
          </HeadCell>
        </TableHead>
        <TableBody>
          {movements.map((movement) => (
            <MovementRow key={movement.id} movement={movement} />
          ))}
        </TableBody>
      </Table>
      {hasNextPage && (
        <div className="border-line border-t p-3 text-center">
          <Button
            variant="outline"
            size="app"
            busy={isFetchingNextPage}
            busyLabel="Carregando..."
            onClick={() => void fetchNextPage()}
          >
            Mostrar mais
          </Button>
        </div>
      )}
    </div>
  );
}

function MovementRow({ movement }: { movement: StockMovement }) {
  const { size, units, changed_by, note, created_at } = movement;
  return (
    <Row>
      <Cell card="title" className="lg:font-semibold">
        {size}
      </Cell>
      <Cell card="end" numeric className="font-semibold">
        {describeDelta(movement)}
      </Cell>
      <Cell label="Ficaram" numeric>
        {units === null ? officeTexts.unlimited : units.toLocaleString("pt-BR")}
      </Cell>
      <Cell label="Motivo" className="wrap-anywhere">
        <span>
          <Reason movement={movement} />
          {note && <span className="block text-muted text-small">{note}</span>}
        </span>
      </Cell>
      <Cell label="Quem" card={changed_by ? "line" : "hidden"} className="wrap-anywhere text-muted">
        {changed_by ?? "–"}
      </Cell>
      <Cell card="meta" align="right" numeric className="max-lg:col-span-full max-lg:text-small">
        {formatDateTime(new Date(created_at))}
      </Cell>
    </Row>
  );
}

/** "+3", "−2"; a size with no unit that begins or ends to be counted has changed by none. */
function describeDelta({ delta }: StockMovement): string {
  const amount = Math.abs(delta).toLocaleString("pt-BR");
  return delta > 0 ? `+${amount}` : delta < 0 ? `−${amount}` : "0";
}

function Reason({ movement: { reason, order_id, order_exists } }: { movement: StockMovement }) {
  const may = useMay();
  const label = reasonLabels[reason];
  if (!order_id) return label;
  const number = orderNumber(order_id);
  if (!order_exists || !may("orders")) return `${label} ${number}`;
  return (
    <>
      {label}{" "}
      <Link to={`/admin/pedidos?pedido=${order_id}`} className="link">
        {number}
      </Link>
    </>
  );
}
