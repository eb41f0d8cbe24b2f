import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { setLeadDays, setPrice, setQuantity } from "#domain/cart/change-lines.ts";
import { formatCents } from "#domain/money.ts";
import { describeLeadDays } from "#domain/stock/lead-time.ts";
import { describeShortage } from "#domain/stock/stock-texts.ts";
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
export function LineNotice(props: LineNoticeProps) {
  const { kind } = props.change;
  const { text, label, act } = describe(props);
  return (
    <tr {...role("row")} className="block pb-4" data-line-notice="" tabIndex={-1}>
      <td {...role("cell")} colSpan={7} className="block">
        <Alert tone={kind === "price" || kind === "lead_time" ? "info" : "error"}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text">
            <p>{text}</p>
            {label && (
              <Button variant="outline" size="app" className="md:-my-2" onClick={act}>
                {label}
              </Button>
            )}
          </div>
        </Alert>
      </td>
    </tr>
  );
}

interface Notice {
  text: string;
  /** Absent where the quantities of the lines are the way out. */
  label?: string;
  act?: () => void;
}

function describe({ item, change, onEdit, onRemove }: LineNoticeProps): Notice {
  const { size } = item;
  const key = lineKey(item);
  switch (change.kind) {
    case "gone":
      return { text: "Este produto não está mais à venda.", label: "Remover do carrinho", act: onRemove };
    case "size":
      return { text: `O tamanho ${size} não está mais à venda.`, label: OTHER_SIZE, act: onEdit };
    case "print":
      return {
        text: "Esta personalização não está mais à venda.",
        label: "Mudar personalização",
        act: onEdit,
      };
    case "stock": {
      const { available, isShared } = change;
      const text = describeShortage(size, available);
      if (available === 0) return { text, label: OTHER_SIZE, act: onEdit };
      if (isShared) return { text: `${text} Outros itens do carrinho têm o mesmo tamanho: diminua algum.` };
      const act = () => changeCart((items) => setQuantity(items, key, available));
      return { text, label: `Ficar com ${available}`, act };
    }
    case "price": {
      const { priceCents } = change;
      return {
        text: `O preço mudou de ${formatCents(item.priceCents)} para ${formatCents(priceCents)}.`,
        label: "Aceitar novo preço",
        act: () => changeCart((items) => setPrice(items, key, priceCents)),
      };
    }
    case "lead_time": {
      const { leadTime } = change;
      return {
        text: `Este item agora é feito sob encomenda: ${describeLeadDays(leadTime)}.`,
        label: "Aceitar prazo",
        act: () => changeCart((items) => setLeadDays(items, key, leadTime.maxDays)),
      };
    }
  }
}

const OTHER_SIZE = "Escolher outro tamanho";
