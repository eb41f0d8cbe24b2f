import { formatCep } from "#domain/delivery/cep.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { nameParcel } from "#domain/fulfilment/tracking.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { LABELS_PER_SHEET, type PaperSize } from "#domain/papers/paper.ts";
import { formatCpf } from "#domain/settings/tax-ids.ts";
import { cx } from "#ui/cx.ts";
import { isPickedUp } from "../is-picked-up.ts";
import { SenderParty } from "./party.tsx";
import type { PaperOrder, Papers, Sender } from "./use-papers.ts";

interface AddressLabelsProps {
  papers: Papers;
  size: PaperSize;
}

/** Each on a label of its own, or four on a sheet, to be cut. */
export function AddressLabels({ papers: { orders, sender }, size }: AddressLabelsProps) {
  const perPage = size === "a4" ? LABELS_PER_SHEET : 1;
  return pagesOf(orders, perPage).map((page) => (
    <section
      key={page[0]?.id}
      className={cx(
        "mx-auto mb-4 grid w-full not-last:break-after-page print:m-0",
        size === "a4"
          ? "max-w-[210mm] gap-2 [page:sheet] md:grid-cols-2 print:grid-cols-2 print:gap-0"
          : "max-w-[100mm] [page:label] print:max-w-none",
      )}
    >
      {page.map((order) => (
        <AddressLabel key={order.id} order={order} sender={sender} isCut={size === "a4"} />
      ))}
    </section>
  ));
}

interface AddressLabelProps {
  order: PaperOrder;
  sender: Sender;
  /** On a sheet it has a line to cut along. */
  isCut: boolean;
}

function AddressLabel({ order, sender, isCut }: AddressLabelProps) {
  const tracking = order.fulfilment?.tracking;
  return (
    <article
      aria-label={`Etiqueta do pedido ${orderNumber(order.id)}`}
      className={cx(
        "paper flex flex-col gap-3 overflow-hidden bg-ground p-4 text-text",
        isCut
          ? "min-h-[134mm] border border-line border-dashed print:h-[138mm] print:p-[6mm]"
          : "min-h-[140mm] rounded-card print:h-[136mm] print:min-h-0 print:rounded-none print:p-0",
      )}
    >
      <header className="flex items-baseline justify-between gap-3 border-text border-b-2 pb-1">
        <p className="font-bold font-display text-[22px] leading-7">{sender.name}</p>
        <p className="font-semibold tabular-nums">{orderNumber(order.id)}</p>
      </header>
      <div className="wrap-anywhere grid gap-1">
        <h2 className="font-semibold text-caption text-muted uppercase tracking-wide">Destinatário</h2>
        <p className="font-bold text-[22px] leading-7">{order.customer}</p>
        <p className="text-[18px] leading-6">{order.customer_address}</p>
        {!isPickedUp(order) && (
          <p className="font-bold font-display text-[40px] tabular-nums leading-12">
            <span className="sr-only">CEP </span>
            {formatCep(order.customer_cep)}
          </p>
        )}
        <p>{formatWhatsapp(order.customer_whatsapp)}</p>
        {order.customer_cpf && <p>CPF {formatCpf(order.customer_cpf)}</p>}
      </div>
      {tracking && (
        <p className="wrap-anywhere border-text border-y py-2 text-center font-semibold text-[18px]">
          {nameParcel(tracking)}
        </p>
      )}
      <div className="mt-auto border-text border-t pt-2 text-small">
        <SenderParty sender={sender} />
      </div>
    </article>
  );
}

function pagesOf<Item>(items: readonly Item[], perPage: number): Item[][] {
  const count = Math.ceil(items.length / perPage);
  return Array.from({ length: count }, (_, index) => items.slice(index * perPage, (index + 1) * perPage));
}
