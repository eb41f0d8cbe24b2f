import { LinePicture } from "#app/features/print/line-picture.tsx";
import { ShirtPictureButton } from "#app/features/shirt-picture/shirt-picture-button.tsx";
import { formatCents } from "#domain/money.ts";
import { describeOptions } from "#domain/options/option-texts.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import type { ShirtOption } from "#domain/options/shirt-option.ts";
import type { Customization } from "#domain/print/customization.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { describeLeadTime, type LeadTime } from "#domain/stock/lead-time.ts";
import { LineTotal } from "./line-total.tsx";

export interface ShownItem {
  /** Null once the product was removed from the catalogue. */
  productId: string | null;
  name: string;
  size: string;
  quantity: number;
  unitPriceCents: number;
  /** What offers took off all units together. */
  discountCents: number;
  customization: Customization | null;
  imageUrl: string | null;
  print: ShirtPrint | null;
  options?: readonly ShirtOption[] | undefined;
  /** For a shirt that was made to order. */
  leadTime?: LeadTime | undefined;
}

export function OrderItems({ items }: { items: readonly ShownItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never move
        <OrderLine key={index} item={item} />
      ))}
    </ul>
  );
}

function OrderLine({ item }: { item: ShownItem }) {
  const { name, size, quantity, unitPriceCents, discountCents } = item;
  const { customization, imageUrl, print, options, leadTime } = item;
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[88px_minmax(0,1fr)_auto]">
      <div className="max-md:row-span-2 max-md:self-start">
        <LinePicture
          imageUrl={imageUrl}
          print={print}
          customization={customization}
          patches={patchesOf(options)}
          sizes="88px"
        />
      </div>
      <div className="min-w-0 text-small">
        <p className="wrap-anywhere font-semibold text-note">{name}</p>
        <p className="text-muted">
          Tamanho {size} · {quantity} × {formatCents(unitPriceCents)}
        </p>
        {customization && (
          <p className="text-muted">
            Personalizada: {customization.name} / {customization.number}
          </p>
        )}
        {options && <p className="text-muted">{describeOptions(options)}</p>}
        {leadTime && <p>{describeLeadTime(leadTime)}</p>}
        <ShirtPictureButton shirt={item} className="-my-1 -ml-3 whitespace-pre-line text-left" />
      </div>
      <p className="text-note tabular-nums max-md:col-start-2">
        <LineTotal grossCents={unitPriceCents * quantity} discountCents={discountCents} />
      </p>
    </li>
  );
}
