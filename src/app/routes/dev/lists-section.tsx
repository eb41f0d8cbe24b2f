import { ChevronLeft, ChevronRight, Eye, Trash2 } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from "#ui/table.tsx";
import { ShowcaseSection } from "./showcase-section.tsx";

const orders = [
  { id: "a41f09c2", name: "Marina Duarte", total: "R$ 969,70", date: "14/11/2026 21:45", done: false },
  { id: "7be2d310", name: "Rafael Antunes", total: "R$ 579,80", date: "14/11/2026 20:12", done: false },
  { id: "12fa88b6", name: "Caio Figueira", total: "R$ 799,80", date: "14/11/2026 15:02", done: true },
];

export function ListsSection() {
  return (
    <ShowcaseSection title="Tabela e páginas" wide>
      <Panel className="overflow-hidden">
        <PanelHead title="Pedidos Recentes" />
        <Table label="Pedidos recentes">
          <TableHead>
            <HeadCell>Cliente</HeadCell>
            <HeadCell align="right">Total</HeadCell>
            <HeadCell>Pedido e data</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell align="right">Ações</HeadCell>
          </TableHead>
          <TableBody>
            {orders.map((order) => (
              <OrderRow key={order.id} {...order} />
            ))}
          </TableBody>
        </Table>
        <TableFoot summary="1–3 de 96">
          <IconButton label="Pedidos anteriores" disabled>
            <ChevronLeft className="size-5" />
          </IconButton>
          <IconButton label="Próximos pedidos">
            <ChevronRight className="size-5" />
          </IconButton>
        </TableFoot>
      </Panel>
      <Pagination page={4} pages={12} hrefFor={(page) => (page === 1 ? "/_ui" : `/_ui?pagina=${page}`)} />
    </ShowcaseSection>
  );
}

function OrderRow({ id, name, total, date, done }: (typeof orders)[number]) {
  return (
    <Row>
      <Cell card="title">{name}</Cell>
      <Cell card="end" align="right" numeric className="font-semibold">
        {total}
      </Cell>
      <Cell card="meta" numeric>
        #{id} · {date}
      </Cell>
      <Cell card="end">
        <Badge tone={done ? "ok" : "warn"} dot>
          {done ? "Concluído" : "Pendente"}
        </Badge>
      </Cell>
      <Cell card="actions" align="right">
        <Button variant="ghost" size="app" icon={<Eye />}>
          Ver
        </Button>
        <IconButton
          label={`Excluir o pedido de ${name}`}
          variant="danger"
          size="sm"
          className="max-lg:ml-auto"
        >
          <Trash2 className="size-5" />
        </IconButton>
      </Cell>
    </Row>
  );
}
