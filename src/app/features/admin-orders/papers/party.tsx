import type { ReactNode } from "react";
import { formatCep } from "#domain/delivery/cep.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatCpf, PLACEHOLDER_CNPJ } from "#domain/settings/tax-ids.ts";
import { isPickedUp } from "../is-picked-up.ts";
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

/** The shop's example is none. */
export const hasCnpj = ({ cnpj }: Sender): boolean => cnpj !== "" && cnpj !== PLACEHOLDER_CNPJ;

export function SenderParty({ sender }: { sender: Sender }) {
  return (
    <Party title="Remetente" name={sender.legal_name || sender.name}>
      {hasCnpj(sender) && <p>CNPJ {sender.cnpj}</p>}
      <p>{sender.address}</p>
      <p>{sender.phone}</p>
    </Party>
  );
}

export function RecipientParty({ order }: { order: PaperOrder }) {
  return (
    <Party title="Destinatário" name={order.customer}>
      {order.customer_cpf && <p>CPF {formatCpf(order.customer_cpf)}</p>}
      <p>{order.customer_address}</p>
      {!isPickedUp(order) && <p>CEP {formatCep(order.customer_cep)}</p>}
      <p>{formatWhatsapp(order.customer_whatsapp)}</p>
    </Party>
  );
}
