import { Pencil, Trash2 } from "lucide-react";
import { FormerPrice } from "#app/features/prices/offer-price.tsx";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import { type CartItem, lineKey, MAX_UNITS } from "#domain/cart/cart.ts";
import { setQuantity } from "#domain/cart/change-lines.ts";
import { formatCents } from "#domain/money.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { changeCart } from "./cart-store.ts";
import { lineGridClass, role } from "./line-grid.ts";
import type { LineNoticeProps, LinePictureProps } from "./line-notes.tsx";
import type { LineChange, LineFact } from "./order-line.ts";
import { useLineNotes } from "./use-line-notes.ts";

interface CartLineProps {
  item: CartItem;
  change: LineChange | undefined;
  /** Undefined until the shop has answered. */
  fact: LineFact | undefined;
  /** What offers take off all its units. */
  discountCents: number;
  onEdit: () => void;
  onRemove: () => void;
}

export function CartLine({ item, change, fact, discountCents, onEdit, onRemove }: CartLineProps) {
  const { id, name, image, priceCents, quantity } = item;
  const path = `/produto/${id}`;
  const isGone = change?.kind === "gone";
  // The former price belongs to the shop's price, not to one that the shopper has yet to accept.
  const formerPriceCents = change ? null : (fact?.formerPriceCents ?? null);
  return (
    <tbody {...role("rowgroup")} className="block border-line border-b first-of-type:max-lg:border-t">
      <tr {...role("row")} className={cx(lineGridClass, "py-4")}>
        <td {...role("cell")} className={cx("row-span-3 lg:row-span-2", isGone && "opacity-50")}>
          <Link to={path} tabIndex={-1} aria-hidden="true">
            <LinePicture
              imageUrl={image}
              print={fact?.print ?? null}
              customization={item.customization}
              patches={patchesOf(fact?.options)}
              alt=""
              sizes="88px"
            />
          </Link>
        </td>
        <th {...role("rowheader")} scope="row" className="min-w-0 text-left font-normal lg:self-end">
          <Link to={path} className="wrap-anywhere line-clamp-3 font-semibold leading-5.5 hover:underline">
            {name}
          </Link>
          <LineMeta item={item} />
          {(fact?.leadTime || fact?.ready) && change?.kind !== "lead_time" && <LineWait fact={fact} />}
        </th>
        <td
          {...role("cell")}
          className="-my-3 col-start-2 col-end-4 row-start-2 -mr-3 justify-self-end lg:m-0 lg:-mt-1 lg:-ml-3 lg:col-end-auto lg:self-start lg:justify-self-start"
        >
          {!isGone && (
            <Button
              variant="ghost"
              size="app"
              icon={<Pencil className="size-4!" />}
              aria-label={`Editar ${name}`}
              aria-haspopup="dialog"
              onClick={onEdit}
              data-edit={lineKey(item)}
            >
              Editar
            </Button>
          )}
        </td>
        <td
          {...role("cell")}
          className="col-start-2 row-start-2 justify-self-start text-muted text-small tabular-nums lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:justify-self-end lg:text-note"
        >
          {formerPriceCents && (
            <>
              <span className="block">
                <FormerPrice cents={formerPriceCents} />
              </span>
              <span className="sr-only">Preço atual: </span>
            </>
          )}
          {formatCents(priceCents)}
          <span className="lg:hidden"> cada</span>
        </td>
        <td
          {...role("cell")}
          className="col-start-2 row-start-3 mt-3 lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:mt-0"
        >
          <Stepper
            size="sm"
            label={`Quantidade de ${name}`}
            value={quantity}
            max={MAX_UNITS}
            onValueChange={(next) => changeCart((items) => setQuantity(items, lineKey(item), next))}
          />
        </td>
        <td
          {...role("cell")}
          className="price col-start-2 col-end-4 row-start-3 mt-3 grid self-center justify-self-end text-right text-[22px] lg:col-start-5 lg:col-end-auto lg:row-span-2 lg:row-start-1 lg:mt-0"
        >
          {discountCents > 0 && (
            <span className="font-normal font-sans text-muted text-small">
              <FormerPrice cents={priceCents * quantity} />
              <span className="sr-only">Preço atual: </span>
            </span>
          )}
          {formatCents(priceCents * quantity - discountCents)}
        </td>
        <td
          {...role("cell")}
          className="col-start-3 row-start-1 -mt-2 -mr-3 grid justify-self-end lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:m-0"
        >
          <IconButton
            label={`Remover ${name}`}
            variant="danger"
            className="text-muted"
            onClick={onRemove}
            data-remove={lineKey(item)}
          >
            <Trash2 className="size-5" />
          </IconButton>
          {fact && item.customization && <SavePicture item={item} fact={fact} />}
        </td>
      </tr>
      {change && <NoticeRow item={item} change={change} fact={fact} onEdit={onEdit} onRemove={onRemove} />}
    </tbody>
  );
}

function LineWait({ fact }: { fact: LineFact }) {
  return <p className="text-muted text-small">{useLineNotes()?.describeWait(fact)}</p>;
}

function SavePicture(props: LinePictureProps) {
  const notes = useLineNotes();
  return notes && <notes.LinePictureButton {...props} />;
}

/** The row is there before what it says is loaded: it gets the focus after a refused order. */
function NoticeRow(props: LineNoticeProps) {
  const notes = useLineNotes();
  return (
    <tr {...role("row")} className="block pb-4" data-line-notice="" tabIndex={-1}>
      <td {...role("cell")} colSpan={7} className="block">
        {notes && <notes.LineNotice {...props} />}
      </td>
    </tr>
  );
}

function LineMeta({ item: { size, customization, options } }: { item: CartItem }) {
  return (
    <p className="mt-0.5 text-muted text-small [&>b]:font-semibold [&>b]:text-text">
      Tamanho <b>{size}</b> ·{" "}
      {customization ? (
        <>
          Personalizada{" "}
          <b className="whitespace-nowrap">
            {customization.name} / {customization.number}
          </b>
        </>
      ) : (
        "Não personalizado"
      )}
      {options?.map(({ name }) => ` · ${name}`)}
    </p>
  );
}
