import { Trash2 } from "lucide-react";
import { subscriberLooks } from "#domain/newsletter/subscriber.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { SubscriberRow } from "./subscriber-queries.ts";

interface SubscribersTableProps {
  rows: readonly SubscriberRow[];
  onRemove: (subscriber: SubscriberRow) => void;
}

export function SubscribersTable({ rows, onRemove }: SubscribersTableProps) {
  return (
    <Table label="E-mails da newsletter">
      <TableHead>
        <HeadCell>E-mail</HeadCell>
        <HeadCell>Situação</HeadCell>
        <HeadCell>Inscrição</HeadCell>
        <HeadCell>Situação desde</HeadCell>
        <HeadCell align="right">Ações</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((subscriber) => (
          <SubscriberTableRow key={subscriber.id} subscriber={subscriber} onRemove={onRemove} />
        ))}
      </TableBody>
    </Table>
  );
}

function SubscriberTableRow({
  subscriber,
  onRemove,
}: { subscriber: SubscriberRow } & Pick<SubscribersTableProps, "onRemove">) {
  const { email, status, created_at } = subscriber;
  const { label, tone } = subscriberLooks[status];
  const subscribedAt = formatDateTime(new Date(created_at));
  const since = stateSince(subscriber);
  return (
    <Row>
      <Cell card="title" className="wrap-anywhere max-lg:col-span-full lg:font-semibold">
        {email}
      </Cell>
      <Cell card="meta" className="tabular-nums">
        <Badge tone={tone} dot>
          {label}
        </Badge>
        <span className="ml-2 lg:hidden">{subscribedAt}</span>
      </Cell>
      <Cell card="hidden" numeric>
        {subscribedAt}
      </Cell>
      <Cell card="hidden" numeric>
        {since ? formatDateTime(new Date(since)) : <span className="text-muted">–</span>}
      </Cell>
      <Cell card="actions" align="right" className="max-lg:col-span-1! max-lg:justify-self-end">
        <IconButton
          size="sm"
          variant="danger"
          label={`Remover ${email}`}
          onClick={() => onRemove(subscriber)}
          className="text-muted"
        >
          <Trash2 className="size-5" />
        </IconButton>
      </Cell>
    </Row>
  );
}

/** Returns when the subscription got its current status. */
function stateSince({ status, confirmed_at, unsubscribed_at }: SubscriberRow): string | null {
  if (status === "confirmed") return confirmed_at;
  return status === "unsubscribed" ? unsubscribed_at : null;
}
