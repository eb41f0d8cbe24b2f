import { MessageCircle, QrCode as QrCodeIcon, RotateCcw, Wallet } from "lucide-react";
import { readLeadTime } from "#app/features/sizes/read-lead-time.ts";
import { formatCents } from "#domain/money.ts";
import { readOption } from "#domain/options/read-options.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { reaisToCents } from "#domain/reais.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Link } from "#ui/link.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderItems } from "./order-items.tsx";
import type { OwnOrder } from "./own-order.ts";
import { OwnOrderProgress } from "./own-order-progress.tsx";
import { PaymentMarkNotice } from "./payment-mark-notice.tsx";
import { PixTotal } from "./pix-total.tsx";
import { PriceParts } from "./price-parts.tsx";
import { readPrice } from "./read-price.ts";
import { useBuyAgain } from "./use-buy-again.ts";

export function OrderCard({ order }: { order: OwnOrder }) {
  const { busy, buyAgain } = useBuyAgain(order);
  const { id, status, token, created_at, paid_at, payment, payment_mark, pix_code, items, whatsapp_url } =
    order;
  const price = readPrice(order);
  const number = orderNumber(id);
  return (
    <article
      aria-label={`Pedido ${number}`}
      className="grid gap-2 rounded-card border border-line bg-surface px-4 py-5 md:px-6"
    >
      <OrderHead
        id={id}
        status={status}
        isPaid={paid_at !== null}
        createdAt={new Date(created_at)}
        heading={(text) => (
          <h3 className="font-display font-extrabold text-[24px] leading-tight">
            <Link to={`/pedido/${token}`} className="-my-2 inline-block py-2 hover:underline">
              {text}
            </Link>
          </h3>
        )}
      />
      <OwnOrderProgress order={order} />
      {payment_mark && <PaymentMarkNotice mark={payment_mark} />}
      <OrderItems
        items={items.map(
          ({ id: productId, price: reais, discount_cents, image, options, lead_time, ...item }) => ({
            ...item,
            productId,
            unitPriceCents: reaisToCents(reais),
            discountCents: discount_cents ?? 0,
            imageUrl: image,
            options: options?.map(readOption),
            leadTime: lead_time && readLeadTime(lead_time),
          }),
        )}
      />
      <PriceParts price={price} className="border-line border-t pt-4 pb-2" />
      <div className="grid gap-4 border-line border-t pt-4 md:flex md:items-center">
        <div className="grid gap-1 md:mr-auto">
          <p className="flex items-baseline gap-3 font-semibold max-md:justify-between">
            Total <span className="price text-price-card">{formatCents(price.totalCents)}</span>
          </p>
          <PixTotal price={price} />
        </div>
        {payment && (
          <ButtonLink to={`/pedido/${token}`} size="sm" icon={<Wallet />}>
            Pagar
          </ButtonLink>
        )}
        {pix_code && !payment && (
          <ButtonLink to={`/pedido/${token}`} size="sm" icon={<QrCodeIcon />}>
            Pagar com Pix
          </ButtonLink>
        )}
        <ButtonLink
          to={whatsapp_url}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          size="sm"
          icon={<MessageCircle />}
        >
          Falar no WhatsApp
        </ButtonLink>
        <Button variant="quiet" size="sm" icon={<RotateCcw />} busy={busy} onClick={buyAgain}>
          Comprar novamente
        </Button>
      </div>
    </article>
  );
}
