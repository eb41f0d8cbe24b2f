import { MessageCircle } from "lucide-react";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { IconLink } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Row } from "#ui/table.tsx";
import type { CustomerRow } from "./customer.ts";
import { customerPath } from "./customer-path.ts";
import { useGreeting } from "./use-greeting.ts";

export function CustomerTableRow({ customer }: { customer: CustomerRow }) {
  const { name, whatsapp, emails, orders } = customer;
  const [email] = emails;
  return (
    <Row>
      <Cell card="title" className="wrap-anywhere max-lg:self-start">
        <Link
          to={customerPath(customer.id)}
          className="font-semibold hover:underline max-lg:inline-block max-lg:py-2"
        >
          {name || email || "Sem nome"}
        </Link>
        {email && <span className="block font-normal text-caption text-muted">{email}</span>}
      </Cell>
      <Cell card="meta" numeric className="max-lg:order-2">
        {whatsapp ? formatWhatsapp(whatsapp) : <span className="text-muted">–</span>}
      </Cell>
      <Cell card="end" align="right" numeric className="max-lg:order-3 max-lg:text-muted">
        {orders}
        <span className="lg:hidden">{orders === 1 ? " pedido" : " pedidos"}</span>
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold max-lg:order-1">
        {formatCents(customer.total_cents)}
      </Cell>
      <Cell card="meta" numeric className="max-lg:order-4">
        {describeLast(customer)}
      </Cell>
      <Cell
        card="actions"
        align="right"
        className="max-lg:order-5 max-lg:col-span-1! max-lg:justify-self-end"
      >
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
  if (!last_order_at) return <span className="text-muted">Ainda não comprou</span>;
  return (
    <>
      <span className="lg:hidden">Último em </span>
      {formatDateTime(new Date(last_order_at))}
    </>
  );
}
