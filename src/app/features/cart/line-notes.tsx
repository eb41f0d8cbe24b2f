import { ShirtPictureButton } from "#app/features/shirt-picture/shirt-picture-button.tsx";
import { readLeadTime } from "#app/features/sizes/read-lead-time.ts";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { setLeadDays, setPrice, setQuantity } from "#domain/cart/change-lines.ts";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { describeLeadTime, READY } from "#domain/stock/lead-time.ts";
import { isSoldOut } from "#domain/stock/shown-units.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { changeCart } from "./cart-store.ts";
import { describeChange, describeSoldOut } from "./line-words.ts";
import type { LineChange, LineFact } from "./order-line.ts";
import { readStock } from "./read-stock.ts";

export interface LineNoticeProps {
  item: CartItem;
  change: LineChange;
  fact: LineFact | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** A change of a line that the shopper must resolve before ordering. */
export function LineNotice({ item, change, fact, onEdit, onRemove }: LineNoticeProps) {
  const hasNone = isSizeAsked(change) && hasNoSizeLeft(fact);
  const { text, label } = hasNone ? describeSoldOut() : describeChange(item, change);
  const key = lineKey(item);

  function resolve() {
    const { kind } = change;
    if (kind === "gone" || hasNone) onRemove();
    else if (kind === "price") changeCart((items) => setPrice(items, key, change.priceCents));
    else if (kind === "lead_time") changeCart((items) => setLeadDays(items, key, change.leadTime.max_days));
    else if (kind === "stock" && change.available)
      changeCart((items) => setQuantity(items, key, change.available));
    else onEdit();
  }

  return (
    <Alert tone={change.kind === "price" || change.kind === "lead_time" ? "info" : "error"}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text">
        <p>{text}</p>
        {label && (
          <Button variant="outline" size="app" className="md:-my-2" onClick={resolve}>
            {label}
          </Button>
        )}
      </div>
    </Alert>
  );
}

/** What a line that is made to order says, or one that the shop calls ready. */
export const describeWait = ({ leadTime }: LineFact): string =>
  leadTime ? describeLeadTime(readLeadTime(leadTime)) : READY;

export interface LinePictureProps {
  item: CartItem;
  fact: LineFact;
}

/** Leads to the picture of a line's shirt. */
export function LinePictureButton({ item, fact }: LinePictureProps) {
  const { id, name, image, customization } = item;
  return (
    <ShirtPictureButton
      shirt={{ ...fact, productId: id, name, imageUrl: image, customization }}
      iconOnly
      className="text-muted"
    />
  );
}

const isSizeAsked = (change: LineChange) =>
  change.kind === "size" || (change.kind === "stock" && change.available === 0);

function hasNoSizeLeft(fact: LineFact | undefined): boolean {
  if (!fact?.shown) return false;
  const product = { sizes: fact.sizes, ...readStock(fact.shown) };
  return labelsOf(product).every((label) => isSoldOut(product, label));
}
