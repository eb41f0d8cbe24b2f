import { Fact } from "#app/features/admin/fact.tsx";
import { formatCep } from "#domain/delivery/cep.ts";
import { postalLine } from "#domain/delivery/postal-line.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { nameOffers } from "#domain/orders/order-price.ts";
import { isPickup } from "#domain/orders/pickup.ts";
import type { AdminOrder } from "./admin-order.ts";
import { CopyAddress } from "./copy-address.tsx";
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
      {isPickup({ customerAddress, customerCep }) ? (
        <Fact label="Entrega">{customerAddress}</Fact>
      ) : (
        <>
          <Fact label="Endereço" className="col-span-2">
            {customerAddress || "Removido"}
            {customerAddress && (
              <CopyAddress text={postalLine({ address: customerAddress, cep: customerCep })} />
            )}
          </Fact>
          <Fact label="CEP">{formatCep(customerCep) || "Removido"}</Fact>
        </>
      )}
      <Fact label="Data do Pedido">{formatDateTime(new Date(order.created_at))}</Fact>
      {order.discounts && <Fact label="Ofertas">{nameOffers(order.discounts)}</Fact>}
      {order.entered_by_hand && <Fact label="Origem">Criado no painel</Fact>}
    </dl>
  );
}
