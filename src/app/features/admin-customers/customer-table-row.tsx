import { MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatReais } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { IconLink } from "#ui/icon-button.tsx";
import { Cell, Row } from "#ui/table.tsx";
import type { CustomerRow } from "./customer.ts";
import { customerPath } from "./customer-path.ts";
import { useGreeting } from "./use-greeting.ts";

export function CustomerTableRow({ customer }: { customer: CustomerRow }) {
  const { name, whatsapp, emails, orders } = customer;
  const [email] = emails;
  return (
    <Row>
      <Cell card="title" className="wrap-anywhere py-1">
        <Link to={customerPath(customer.id)} className="font-semibold hover:underline">
          {name || email || "Sem nome"}
        </Link>
        {email && <span className="block font-normal text-caption text-muted">{email}</span>}
      </Cell>
      <Cell card="hidden" numeric>
        {whatsapp ? formatWhatsapp(whatsapp) : <span className="text-muted">–</span>}
      </Cell>
      <Cell card="hidden" align="right" numeric>
        {orders}
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold">
        {formatReais(customer.total_amount)}
      </Cell>
      <Cell card="hidden" numeric>
        {describeLast(customer)}
      </Cell>
      <Cell card="meta" className="col-span-full tabular-nums lg:hidden">
        {whatsapp && `${formatWhatsapp(whatsapp)} · `}
        {countOrders(orders)}
        {customer.last_order_at && ` · ${formatDateTime(new Date(customer.last_order_at))}`}
      </Cell>
      <Cell card="actions" align="right">
        <WhatsappLink customer={customer} />
      </Cell>
    </Row>
  );
}

function WhatsappLink({ customer }: { customer: CustomerRow }) {
  const greeting = useGreeting(customer);
  if (!greeting) return null;
  return (
    <IconLink
      to={greeting}
      target="_blank"
      rel="noreferrer"
      size="sm"
      label={`WhatsApp de ${customer.name}`}
      className="text-muted hover:text-text max-lg:inline-flex max-lg:w-auto max-lg:items-center max-lg:gap-2 max-lg:px-3"
    >
      <MessageCircle className="size-5" />
      <span className="lg:hidden">WhatsApp</span>
    </IconLink>
  );
}

function describeLast({ last_order_at }: CustomerRow) {
  if (last_order_at) return formatDateTime(new Date(last_order_at));
  return <span className="text-muted">Ainda não comprou</span>;
}

function countOrders(count: number): string {
  if (count === 0) return "Ainda não comprou";
  return count === 1 ? "1 pedido" : `${count} pedidos`;
}
