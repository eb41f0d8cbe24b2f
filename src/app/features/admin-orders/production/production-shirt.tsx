import { patchUrl } from "#app/features/options/patch-url.ts";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import { readLeadTime } from "#app/features/sizes/read-lead-time.ts";
import { placeNames } from "#domain/options/option-texts.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import { readOption } from "#domain/options/read-options.ts";
import type { ShirtOption } from "#domain/options/shirt-option.ts";
import { firstNameOf } from "#domain/orders/first-name.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { PICKUP_ADDRESS } from "#domain/orders/pickup.ts";
import type { SheetShirt } from "#domain/orders/production-sheet.ts";
import { describeStyle } from "#domain/print/print-labels.ts";
import { describeLeadTime } from "#domain/stock/lead-time.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import type { ProductionOrder } from "../admin-order.ts";

interface ProductionShirtProps {
  shirt: SheetShirt<ProductionOrder>;
  perPage: 6 | 8;
  isMade: boolean;
  onMade: (isMade: boolean) => void;
}

/** One shirt on the sheet. On paper all have the same height, so that a page holds them whatever is printed on them. */
export function ProductionShirt({ shirt, perPage, isMade, onMade }: ProductionShirtProps) {
  const { order, line, place, count } = shirt;
  const { customization, image, print, size, lead_time } = line;
  const options = line.options?.map(readOption);
  return (
    <li
      className={cx(
        "grid break-inside-avoid grid-cols-[128px_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 gap-y-2 rounded-card border border-line p-2 print:overflow-clip",
        perPage === 8 ? "print:h-[57mm]" : "print:h-[77mm]",
      )}
    >
      <ShirtHead name={line.name} place={place} count={count} />
      {/* As high as the picture: what lies over it would be stretched with the row. */}
      <div className="self-start">
        <LinePicture
          imageUrl={image}
          print={print}
          customization={customization}
          patches={patchesOf(options)}
          sizes="128px"
          priority
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <p>
            <span className="block text-count text-muted leading-4">Tamanho</span>
            <span className="block font-bold font-display text-[32px] leading-8">{size}</span>
          </p>
          <Checkbox
            label={
              <>
                Feita<span className="sr-only">: {describe(shirt)}</span>
              </>
            }
            className="text-small"
            checked={isMade}
            onChange={(event) => onMade(event.target.checked)}
          />
        </div>
        {customization ? (
          <p className="wrap-anywhere font-bold font-display text-[24px] leading-6">
            {customization.name} / {customization.number}
          </p>
        ) : (
          <p className="text-muted text-small">Sem personalização</p>
        )}
        {customization && print && <p className="text-count text-muted leading-4">{describeStyle(print)}</p>}
        {options && <ShirtOptions options={options} />}
        {lead_time && <p className="text-count leading-4">{describeLeadTime(readLeadTime(lead_time))}</p>}
        <p className="mt-auto text-small">
          <b className="font-semibold">{orderNumber(order.id)}</b> · {firstNameOf(order.customer)}
          {(order.delivery_name ?? order.pickup) && (
            <span className="line-clamp-1">{order.delivery_name ?? PICKUP_ADDRESS}</span>
          )}
        </p>
      </div>
    </li>
  );
}

/** Whoever makes the shirt sees what a patch looks like and where it goes. */
function ShirtOptions({ options }: { options: readonly ShirtOption[] }) {
  return (
    <ul aria-label="Opções" className="grid gap-0.5 text-count leading-4">
      {options.map(({ id, name, patch }) => (
        <li key={id} className="wrap-anywhere flex items-center gap-1.5 font-semibold">
          {patch && (
            <img src={patchUrl(patch.imageUrl, 160)} alt="" className="size-5 shrink-0 object-contain" />
          )}
          {patch ? `${name}: ${placeNames[patch.place].toLowerCase()}` : name}
        </li>
      ))}
    </ul>
  );
}

/** The first shirt of a product is the heading of all of them. */
function ShirtHead({ name, place, count }: { name: string; place: number; count: number }) {
  const Name = place === 1 ? "h2" : "p";
  return (
    <div
      className={cx(
        "col-span-2 flex items-baseline justify-between gap-3 border-b pb-1",
        place === 1 ? "border-text" : "border-line",
      )}
    >
      <Name className={cx("line-clamp-1 text-small", place === 1 && "font-bold")}>
        {name}
        {place === 1 && <span className="sr-only">, {count === 1 ? "1 peça" : `${count} peças`}</span>}
      </Name>
      <p className="whitespace-nowrap text-caption tabular-nums">
        <b className="font-semibold">{place}</b> de {count}
      </p>
    </div>
  );
}

function describe({ order, line: { name, size, customization }, place, count }: SheetShirt<ProductionOrder>) {
  const printed = customization ? `, ${customization.name} ${customization.number}` : "";
  return `${name}, ${place} de ${count}, tamanho ${size}${printed}, pedido ${orderNumber(order.id)}`;
}
