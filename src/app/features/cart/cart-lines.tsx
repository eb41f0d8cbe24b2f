import { useRef } from "react";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { CartLine } from "./cart-line.tsx";
import { lineGridClass, role } from "./line-grid.ts";
import { findChange, type LineFacts } from "./order-line.ts";
import { removeFromCart } from "./remove-from-cart.ts";

interface CartLinesProps {
  items: readonly CartItem[];
  facts: LineFacts;
  /** What offers take off each line, by its key. */
  discounts: ReadonlyMap<string, number>;
  onEdit: (item: CartItem) => void;
}

export function CartLines({ items, facts, discounts, onEdit }: CartLinesProps) {
  const table = useRef<HTMLTableElement>(null);

  function remove(item: CartItem) {
    const index = items.indexOf(item);
    removeFromCart(item);
    // The clicked button went with its line, so the focus moves to the next one.
    const buttons = table.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector("main"))?.focus();
  }

  return (
    <table ref={table} {...role("table")} aria-label="Itens do carrinho" className="block w-full">
      <thead {...role("rowgroup")} className="block max-lg:sr-only">
        <tr {...role("row")} className={`${lineGridClass} border-line border-b pb-3 text-caption text-muted`}>
          <HeadCell className="col-span-2 text-left">Produto</HeadCell>
          <HeadCell className="sr-only">Editar</HeadCell>
          <HeadCell className="text-right">Preço</HeadCell>
          <HeadCell>Quantidade</HeadCell>
          <HeadCell className="text-right">Subtotal</HeadCell>
          <HeadCell>
            <span className="sr-only">Ações</span>
          </HeadCell>
        </tr>
      </thead>
      {items.map((item) => (
        <CartLine
          key={lineKey(item)}
          item={item}
          change={findChange(item, facts, items)}
          fact={facts.get(lineKey(item))}
          discountCents={discounts.get(lineKey(item)) ?? 0}
          onEdit={() => onEdit(item)}
          onRemove={() => remove(item)}
        />
      ))}
    </table>
  );
}

function HeadCell({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <th {...role("columnheader")} scope="col" className={`font-normal leading-5 ${className ?? ""}`}>
      {children}
    </th>
  );
}
