import { Pencil, Send, Trash2 } from "lucide-react";
import { useId } from "react";
import { useConnection } from "#app/features/connection/connection.ts";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { subtotalCents } from "#domain/cart/cart-totals.ts";
import { formatCents } from "#domain/money.ts";
import { formatDate, formatTime } from "#domain/orders/order-dates.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Button } from "#ui/button.tsx";
import { focusIfFree } from "#ui/focus.ts";
import { Panel } from "#ui/panel.tsx";
import { useSendWaiting } from "./use-send-waiting.ts";
import { useOwnWaitingOrders, type WaitingOrder } from "./waiting-orders.ts";

/** The orders that were finished offline, shown above the cart. */
export function WaitingOrders() {
  const orders = useOwnWaitingOrders();
  if (orders.length === 0) return null;
  return (
    <div className="grid gap-4 pb-10">
      {orders.map((order) => (
        <WaitingOrderPanel key={order.key} order={order} />
      ))}
    </div>
  );
}

function WaitingOrderPanel({ order }: { order: WaitingOrder }) {
  const { busy, send, takeBack, discard } = useSendWaiting(order);
  const isOffline = useConnection(({ net }) => net === "off");
  const titleId = useId();
  const reasonId = useId();
  const keptAt = new Date(order.keptAt);
  return (
    <section aria-labelledby={titleId}>
      <Panel className="grid gap-5 px-4 py-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:p-8">
        <div className="grid min-w-0 gap-3">
          <h2
            id={titleId}
            tabIndex={-1}
            data-waiting-order=""
            className="font-display font-extrabold text-h3 text-canary"
          >
            {checkoutTexts.orderStored}
          </h2>
          <p className="text-muted">
            Guardado em {formatDate(keptAt)} às {formatTime(keptAt)}. Ele ainda não foi enviado à loja.
          </p>
          <ul className="grid gap-1">
            {order.items.map((item) => (
              <li key={lineKey(item)} className="wrap-anywhere">
                {describeItem(item)}
              </li>
            ))}
          </ul>
          <p className="text-muted text-small">
            Total quando foi guardado:{" "}
            <b className="font-semibold text-text tabular-nums">{formatCents(totalOf(order))}</b>
            {order.delivery && `, com a entrega ${order.delivery.name}`}. A loja confere os preços ao receber.
          </p>
        </div>
        <div className="grid gap-2 lg:w-72">
          <Button
            icon={<Send />}
            block
            busy={busy}
            busyLabel="Enviando..."
            disabled={isOffline}
            aria-describedby={isOffline ? reasonId : undefined}
            onClick={send}
          >
            Enviar agora
          </Button>
          {isOffline && (
            <p id={reasonId} className="text-center font-medium text-canary text-small">
              Você poderá enviar quando a internet voltar
            </p>
          )}
          <div className="grid grid-cols-2 gap-2">
            <Button variant="outline" size="sm" icon={<Pencil />} disabled={busy} onClick={takeBack}>
              Editar
            </Button>
            <Button variant="ghost" size="sm" icon={<Trash2 />} disabled={busy} onClick={discard}>
              Descartar
            </Button>
          </div>
        </div>
      </Panel>
    </section>
  );
}

const totalOf = ({ items, delivery, offers }: WaitingOrder) =>
  subtotalCents(items) - (offers?.discountCents ?? 0) + (delivery?.priceCents ?? 0);

function describeItem({ quantity, name, size, customization, options = [] }: CartItem): string {
  const printed = customization ? [`${customization.name} / ${customization.number}`] : [];
  const extras = options.map((option) => option.name);
  return [`${quantity} × ${name}`, `tamanho ${size}`, ...printed, ...extras].join(", ");
}

/** So that screen readers announce an order that was just stored. */
export function focusWaiting(): void {
  const titles = document.querySelectorAll<HTMLElement>("[data-waiting-order]");
  focusIfFree(titles[titles.length - 1]);
}
