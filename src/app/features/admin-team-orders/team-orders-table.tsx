import { MessageCircle, Trash2 } from "lucide-react";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { TablePicture } from "#app/features/admin/table-picture.tsx";
import { useStoreName } from "#app/features/admin-orders/use-customer-messages.ts";
import { formatShortDay } from "#domain/days.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type Nudge, nudgeLink, nudgeOf } from "#domain/team-orders/nudge-captain.ts";
import { timeAgo } from "#domain/time-ago.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { OpenTeamOrder } from "./use-team-orders.ts";

interface TeamOrdersTableProps {
  orders: readonly OpenTeamOrder[];
  onDelete: (order: OpenTeamOrder) => void;
}

export function TeamOrdersTable({ orders, onDelete }: TeamOrdersTableProps) {
  return (
    <Table label="Pedidos de times">
      <TableHead>
        <HeadCell className="lg:w-14">
          <span className="sr-only">Camisa</span>
        </HeadCell>
        <HeadCell className="lg:w-1/3">Time</HeadCell>
        <HeadCell>Capitão</HeadCell>
        <HeadCell className="lg:w-36">Camisas</HeadCell>
        <HeadCell className="lg:w-44">Situação</HeadCell>
        <HeadCell align="right">Ações</HeadCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TeamOrderRow key={order.id} order={order} onDelete={() => onDelete(order)} />
        ))}
      </TableBody>
    </Table>
  );
}

function TeamOrderRow({ order, onDelete }: { order: OpenTeamOrder; onDelete: () => void }) {
  const storeName = useStoreName();
  const now = new Date();
  const nudge = nudgeOf(order, now, dayOf(now));
  const { label, tone } = badges[nudge];
  const { team_name, captain_name, captain_whatsapp, product_name, closes_on } = order;
  return (
    <Row picture>
      <Cell card="picture">
        <div className="size-12 overflow-hidden rounded-badge bg-stage">
          {order.product_image && (
            <TablePicture
              image={{ image_url: order.product_image, width: null, height: null, dominant_color: null }}
              alt=""
              sizes="48px"
              widths={[160]}
            />
          )}
        </div>
      </Cell>
      <Cell card="title" className="wrap-anywhere max-lg:col-span-2">
        <span className="block lg:font-semibold">{team_name}</span>
        <span className="block font-normal text-muted">{product_name ?? "A camisa saiu da loja"}</span>
      </Cell>
      <Cell card="meta" className="wrap-anywhere max-lg:col-span-2">
        {captain_name}{" "}
        <span className="whitespace-nowrap lg:block lg:text-caption lg:text-muted">
          {formatWhatsapp(captain_whatsapp)}
        </span>
      </Cell>
      <Cell label="Camisas" numeric>
        {order.shirts} de {order.max_shirts}
        <span className="text-muted lg:block lg:text-caption">
          {timeAgo(new Date(order.updated_at), now)}
        </span>
      </Cell>
      <Cell label="Situação" className="max-lg:items-center">
        <Badge tone={tone} dot>
          {nudge === "none" && order.state === "closed" ? "Fechada" : label}
        </Badge>
        {closes_on && order.state === "open" && (
          <span className="text-muted lg:mt-1 lg:block lg:text-caption">até {formatShortDay(closes_on)}</span>
        )}
      </Cell>
      <Cell card="actions" align="right" className="whitespace-nowrap max-lg:mt-1 max-lg:ml-0!">
        <ButtonLink
          variant={nudge === "none" ? "outline" : "primary"}
          size="app"
          icon={<MessageCircle />}
          to={nudgeLink(order, nudge, storeName)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Lembrar ${captain_name} pelo WhatsApp`}
        >
          Lembrar
        </ButtonLink>
        <RowAction
          icon={<Trash2 />}
          label={`Apagar o pedido do ${team_name}`}
          danger
          className="max-lg:ml-auto"
          onClick={onDelete}
        />
      </Cell>
    </Row>
  );
}

/** Why it is worth writing to the captain now. */
const badges: Record<Nudge, { label: string; tone: BadgeTone }> = {
  full: { label: "Completa, falta pedir", tone: "warn" },
  closed: { label: "Fechada, falta pedir", tone: "warn" },
  "closes today": { label: "Fecha hoje", tone: "warn" },
  quiet: { label: "Parada há dias", tone: "info" },
  none: { label: "Enchendo", tone: "ok" },
};
