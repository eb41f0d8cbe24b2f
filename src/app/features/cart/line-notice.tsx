import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { setPrice } from "#domain/cart/change-lines.ts";
import { formatCents } from "#domain/money.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { changeCart } from "./cart-store.ts";
import { role } from "./line-grid.ts";
import type { LineChange } from "./order-line.ts";

interface LineNoticeProps {
  item: CartItem;
  change: LineChange;
  onEdit: () => void;
  onRemove: () => void;
}

/** A change of a line that the shopper must resolve before ordering. */
export function LineNotice({ item, change, onEdit, onRemove }: LineNoticeProps) {
  return (
    <tr {...role("row")} className="block pb-4" data-line-notice="" tabIndex={-1}>
      <td {...role("cell")} colSpan={7} className="block">
        {change.kind === "gone" && (
          <Alert>
            <Message text="Este produto não está mais à venda.">
              <Button variant="outline" size="app" className="md:-my-2" onClick={onRemove}>
                Remover do carrinho
              </Button>
            </Message>
          </Alert>
        )}
        {(change.kind === "size" || change.kind === "print") && (
          <Alert>
            <Message
              text={
                change.kind === "size"
                  ? `O tamanho ${item.size} não está mais à venda.`
                  : "Esta personalização não está mais à venda."
              }
            >
              <Button variant="outline" size="app" className="md:-my-2" onClick={onEdit}>
                {change.kind === "size" ? "Escolher outro tamanho" : "Mudar personalização"}
              </Button>
            </Message>
          </Alert>
        )}
        {change.kind === "price" && (
          <Alert tone="info">
            <Message
              text={`O preço mudou de ${formatCents(item.priceCents)} para ${formatCents(change.priceCents)}.`}
            >
              <Button
                variant="outline"
                size="app"
                className="md:-my-2"
                onClick={() => changeCart((items) => setPrice(items, lineKey(item), change.priceCents))}
              >
                Aceitar novo preço
              </Button>
            </Message>
          </Alert>
        )}
      </td>
    </tr>
  );
}

function Message({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text">
      <p>{text}</p>
      {children}
    </div>
  );
}
