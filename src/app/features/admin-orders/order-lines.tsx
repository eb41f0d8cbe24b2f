import { LineTotal } from "#app/features/orders/line-total.tsx";
import { PixTotal } from "#app/features/orders/pix-total.tsx";
import { PriceParts } from "#app/features/orders/price-parts.tsx";
import { readPrice } from "#app/features/orders/read-price.ts";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import { readLeadTime } from "#app/features/sizes/read-lead-time.ts";
import { formatCents } from "#domain/money.ts";
import { describeOptions } from "#domain/options/option-texts.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import { readOption } from "#domain/options/read-options.ts";
import { reaisToCents } from "#domain/reais.ts";
import { describeLeadTime } from "#domain/stock/lead-time.ts";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { AdminOrder, AdminOrderItem } from "./admin-order.ts";

/** The order's lines: a table from 1100 px up, cards below, with the total under both. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const price = readPrice(order);
  return (
    <div className="rounded-card border border-line bg-ground">
      <Table label="Itens do pedido">
        <TableHead>
          <HeadCell>Produto</HeadCell>
          <HeadCell>Tamanho</HeadCell>
          <HeadCell align="right">Qtd</HeadCell>
          <HeadCell align="right">Preço</HeadCell>
          <HeadCell align="right">Subtotal</HeadCell>
        </TableHead>
        <TableBody>
          {order.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never move
            <LineRow key={index} item={item} />
          ))}
        </TableBody>
      </Table>
      <PriceParts price={price} className="border-line border-t px-4 py-3" />
      <p className="flex items-center justify-between gap-4 border-line border-t px-4 py-2 font-semibold text-body">
        Total
        <span className="font-bold font-display text-[28px] text-canary tabular-nums leading-9">
          {formatCents(price.totalCents)}
        </span>
      </p>
      <PixTotal price={price} className="px-4 pb-3" />
    </div>
  );
}

function LineRow({ item }: { item: AdminOrderItem }) {
  const { name, size, quantity, customization, image, print, lead_time } = item;
  const options = item.options?.map(readOption);
  const unitPriceCents = reaisToCents(item.price);
  const price = formatCents(unitPriceCents);
  return (
    <Row className="max-lg:hover:bg-transparent">
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        <div className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3 lg:py-1.5">
          <LinePicture
            imageUrl={image}
            print={print}
            customization={customization}
            patches={patchesOf(options)}
            sizes="64px"
          />
          <div>
            {name}
            <span className="block font-normal text-muted tabular-nums lg:hidden">
              Tamanho {size} · {quantity} × {price}
            </span>
            {customization && (
              <span className="block font-normal text-canary">
                Customizado: {customization.name} / {customization.number}
              </span>
            )}
            {options && <span className="block font-normal text-canary">{describeOptions(options)}</span>}
            {lead_time && (
              <span className="block font-normal">{describeLeadTime(readLeadTime(lead_time))}</span>
            )}
          </div>
        </div>
      </Cell>
      <Cell card="hidden">{size}</Cell>
      <Cell card="hidden" align="right" numeric>
        {quantity}
      </Cell>
      <Cell card="hidden" align="right" numeric>
        {price}
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold max-lg:self-start">
        <LineTotal grossCents={unitPriceCents * quantity} discountCents={item.discount_cents ?? 0} stacked />
      </Cell>
    </Row>
  );
}
