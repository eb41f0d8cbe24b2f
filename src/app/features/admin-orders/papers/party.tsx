import type { ReactNode } from "react";
import { formatCep } from "#domain/delivery/cep.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { isPickup } from "#domain/orders/pickup.ts";
import { formatCpf, PLACEHOLDER_CNPJ } from "#domain/settings/tax-ids.ts";
import type { PaperOrder, Sender } from "./use-papers.ts";

/** Who sends or receives a parcel, with what a declaration of content asks about them. */
function Party({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <h3 className="font-semibold text-caption text-muted uppercase tracking-wide">{title}</h3>
      <p className="font-semibold">{name}</p>
      {children}
    </div>
  );
}

export function SenderParty({ sender }: { sender: Sender }) {
  const hasCnpj = sender.cnpj !== "" && sender.cnpj !== PLACEHOLDER_CNPJ;
  return (
    <Party title="Remetente" name={sender.legal_name || sender.name}>
      {hasCnpj && <p>CNPJ {sender.cnpj}</p>}
      <p>{sender.address}</p>
      <p>{sender.phone}</p>
    </Party>
  );
}

export function RecipientParty({ order }: { order: PaperOrder }) {
  const isCollected = isPickup({ customerAddress: order.customer_address, customerCep: order.customer_cep });
  return (
    <Party title="Destinatário" name={order.customer}>
      {order.customer_cpf && <p>CPF {formatCpf(order.customer_cpf)}</p>}
      <p>{order.customer_address}</p>
      {!isCollected && <p>CEP {formatCep(order.customer_cep)}</p>}
      <p>{formatWhatsapp(order.customer_whatsapp)}</p>
    </Party>
  );
}
