import { Fact } from "#app/features/admin/fact.tsx";
import { formatCep } from "#domain/delivery/cep.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { type SubscriberStatus, subscriberLooks } from "#domain/newsletter/subscriber.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import type { Customer, CustomerAccount } from "./customer.ts";

export function CustomerFacts({ customer }: { customer: Customer }) {
  const { name, whatsapp, address, accounts } = customer;
  return (
    <Panel>
      <PanelHead title="Dados" />
      <dl className="grid gap-4 p-4">
        <Fact label="Nome">{name || "Sem nome"}</Fact>
        <Fact label="WhatsApp">{whatsapp ? formatWhatsapp(whatsapp) : "Não informado"}</Fact>
        <Fact label="Endereço">
          {address ? (
            <>
              {address.address}
              <span className="block text-muted">CEP {formatCep(address.cep)}</span>
            </>
          ) : (
            "Não informado"
          )}
        </Fact>
        <Fact label={accounts.length > 1 ? "Contas" : "Conta"}>
          {accounts.length === 0 ? (
            "Comprou sem conta própria"
          ) : (
            <ul className="grid gap-3">
              {accounts.map((account) => (
                <Account key={account.id} account={account} />
              ))}
            </ul>
          )}
        </Fact>
      </dl>
    </Panel>
  );
}

function Account({ account }: { account: CustomerAccount }) {
  const { email, name, created_at, is_administrator, newsletter_status } = account;
  return (
    <li className="grid justify-items-start gap-1">
      <a href={`mailto:${email}`} className="wrap-anywhere underline hover:text-muted">
        {email}
      </a>
      <span className="text-caption text-muted">
        {name}, criada em {formatDateTime(new Date(created_at))}
      </span>
      {(is_administrator || newsletter_status) && (
        <span className="flex flex-wrap gap-1.5">
          {is_administrator && <Badge tone="info">Administrador</Badge>}
          {newsletter_status && <NewsletterBadge status={newsletter_status} />}
        </span>
      )}
    </li>
  );
}

function NewsletterBadge({ status }: { status: SubscriberStatus }) {
  const { label, tone } = subscriberLooks[status];
  return <Badge tone={tone}>Newsletter: {label.toLowerCase()}</Badge>;
}
