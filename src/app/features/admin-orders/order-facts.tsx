import { Fact } from "#app/features/admin/fact.tsx";
import { formatCep } from "#domain/delivery/cep.ts";
import { postalLine } from "#domain/delivery/postal-line.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { nameOffers } from "#domain/orders/order-price.ts";
import { formatCpf } from "#domain/settings/tax-ids.ts";
import type { AdminOrder } from "./admin-order.ts";
import { CopyText } from "./copy-text.tsx";
import { isPickedUp } from "./is-picked-up.ts";
import { orderTexts } from "./order-texts.ts";
import { StatusBadge } from "./status-badge.tsx";

export function OrderFacts({ order }: { order: AdminOrder }) {
  const { customer_address: customerAddress, customer_cep: customerCep } = order;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3">
      <Fact label="Cliente">{order.customer}</Fact>
      <Fact label="WhatsApp">{formatWhatsapp(order.customer_whatsapp) || "Removido"}</Fact>
      <Fact label="Status" className="max-md:col-span-2">
        <StatusBadge status={order.status} />
      </Fact>
      {isPickedUp(order) ? (
        <Fact label="Entrega">{customerAddress}</Fact>
      ) : (
        <>
          <Fact label="Endereço" className="col-span-2">
            {customerAddress || "Removido"}
            {customerAddress && (
              <CopyText
                text={postalLine({ address: customerAddress, cep: customerCep })}
                label="Copiar endereço"
                copied={orderTexts.addressCopied}
                byHand={{ label: "Endereço para copiar", hint: orderTexts.copyRefused }}
              />
            )}
          </Fact>
          <Fact label="CEP">{formatCep(customerCep) || "Removido"}</Fact>
        </>
      )}
      {order.customer_cpf && <Fact label="CPF">{formatCpf(order.customer_cpf)}</Fact>}
      <Fact label="Data do Pedido">{formatDateTime(new Date(order.created_at))}</Fact>
      {order.discounts && <Fact label="Ofertas">{nameOffers(order.discounts)}</Fact>}
      {order.entered_by_hand && <Fact label="Origem">Criado no painel</Fact>}
    </dl>
  );
}
