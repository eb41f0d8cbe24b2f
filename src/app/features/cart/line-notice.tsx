import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { setLeadDays, setPrice, setQuantity } from "#domain/cart/change-lines.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { changeCart } from "./cart-store.ts";
import { role } from "./line-grid.ts";
import type { LineChange } from "./order-line.ts";
import { useLineWords } from "./use-line-words.ts";

interface LineNoticeProps {
  item: CartItem;
  change: LineChange;
  onEdit: () => void;
  onRemove: () => void;
}

/** A change of a line that the shopper must resolve before ordering. */
export function LineNotice({ item, change, onEdit, onRemove }: LineNoticeProps) {
  const words = useLineWords()?.describeChange(item, change);
  const { kind } = change;
  const key = lineKey(item);

  function resolve() {
    if (kind === "gone") onRemove();
    else if (kind === "price") changeCart((items) => setPrice(items, key, change.priceCents));
    else if (kind === "lead_time") changeCart((items) => setLeadDays(items, key, change.leadTime.max_days));
    else if (kind === "stock" && change.available)
      changeCart((items) => setQuantity(items, key, change.available));
    else onEdit();
  }

  return (
    <tr {...role("row")} className="block pb-4" data-line-notice="" tabIndex={-1}>
      <td {...role("cell")} colSpan={7} className="block">
        {words && (
          <Alert tone={kind === "price" || kind === "lead_time" ? "info" : "error"}>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text">
              <p>{words.text}</p>
              {words.label && (
                <Button variant="outline" size="app" className="md:-my-2" onClick={resolve}>
                  {words.label}
                </Button>
              )}
            </div>
          </Alert>
        )}
      </td>
    </tr>
  );
}
