import { readPrice } from "#app/features/orders/read-price.ts";
import { nameParcel } from "#domain/fulfilment/tracking.ts";
import { formatCents } from "#domain/money.ts";
import { readOption } from "#domain/options/read-options.ts";
import { formatDate } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { declareContent, formatGrams } from "#domain/papers/declared-content.ts";
import type { PaperSize } from "#domain/papers/paper.ts";
import { reaisToCents } from "#domain/reais.ts";
import { cx } from "#ui/cx.ts";
import { RecipientParty, SenderParty } from "./party.tsx";
import type { PaperOrder, Papers } from "./use-papers.ts";

interface PackingSlipsProps {
  papers: Papers;
  size: PaperSize;
}

/** One slip to a page; a long order takes more. */
export function PackingSlips({ papers, size }: PackingSlipsProps) {
  return papers.orders.map((order) => (
    <PackingSlip key={order.id} order={order} papers={papers} isSmall={size === "10x15"} />
  ));
}

interface PackingSlipProps {
  order: PaperOrder;
  papers: Papers;
  isSmall: boolean;
}

function PackingSlip({ order, papers: { sender, shirt_grams }, isSmall }: PackingSlipProps) {
  const content = contentOf(order, shirt_grams);
  const { totalCents, delivery } = readPrice(order);
  return (
    <section
      aria-label={`Romaneio do pedido ${orderNumber(order.id)}`}
      className={cx(
        "paper mx-auto mb-4 grid w-full gap-4 rounded-card bg-ground p-4 text-text not-last:break-after-page md:p-6 print:m-0 print:max-w-none print:gap-[4mm] print:rounded-none print:p-0",
        isSmall
          ? "max-w-[100mm] text-small [page:label] print:text-[9pt]"
          : "max-w-[210mm] [page:sheet] print:text-[10.5pt]",
      )}
    >
      <header className="flex items-baseline justify-between gap-4 border-text border-b-2 pb-2">
        <h2 className="font-bold font-display text-[24px] leading-7">Pedido {orderNumber(order.id)}</h2>
        <p className="whitespace-nowrap text-muted">{formatDate(new Date(order.created_at))}</p>
      </header>
      <div className={cx("grid gap-4", !isSmall && "md:grid-cols-2 print:grid-cols-2")}>
        <SenderParty sender={sender} />
        <RecipientParty order={order} />
      </div>
      <table className="w-full border-collapse">
        <caption className="pb-1 text-left font-semibold">Conteúdo</caption>
        <thead>
          <tr className="border-text border-b text-left text-muted">
            <th scope="col" className="py-1 pr-2 font-medium">
              <span className="sr-only">Conferido</span>
            </th>
            <th scope="col" className="py-1 pr-2 font-medium">
              Item
            </th>
            <th scope="col" className="py-1 pr-2 text-right font-medium">
              Qtd
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Valor
            </th>
          </tr>
        </thead>
        <tbody>
          {content.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never move
            <tr key={index} className="break-inside-avoid border-line border-b align-top">
              <td className="w-6 py-1.5 pr-2">
                <span aria-hidden="true" className="block size-4 border border-text" />
              </td>
              <td className="wrap-anywhere py-1.5 pr-2">{line.text}</td>
              <td className="py-1.5 pr-2 text-right tabular-nums">{line.quantity}</td>
              <td className="whitespace-nowrap py-1.5 text-right tabular-nums">
                {formatCents(line.valueCents)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-text border-t font-semibold">
            <td />
            <th scope="row" className="py-1.5 pr-2 text-left">
              Conteúdo declarado
            </th>
            <td className="py-1.5 pr-2 text-right tabular-nums">{content.units}</td>
            <td className="whitespace-nowrap py-1.5 text-right tabular-nums">
              {formatCents(content.valueCents)}
            </td>
          </tr>
        </tfoot>
      </table>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <Fact label="Peso total" value={formatGrams(content.grams)} />
        {delivery && <Fact label="Entrega" value={`${delivery.name}, ${formatCents(delivery.priceCents)}`} />}
        {totalCents !== content.valueCents && (
          <Fact label="Total do pedido" value={formatCents(totalCents)} />
        )}
        {order.fulfilment?.tracking && (
          <Fact label="Rastreio" value={nameParcel(order.fulfilment.tracking)} />
        )}
      </dl>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere font-semibold">{value}</dd>
    </div>
  );
}

const contentOf = (order: PaperOrder, shirtGrams: number) =>
  declareContent(
    order.items.map(({ name, size, quantity, price, discount_cents, customization, options }) => ({
      name,
      size,
      quantity,
      unitPriceCents: reaisToCents(price),
      discountCents: discount_cents ?? 0,
      customization,
      options: options?.map(readOption),
    })),
    shirtGrams,
  );
