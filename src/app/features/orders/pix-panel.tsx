import type { OrderPrice } from "#domain/orders/order.ts";
import { dueByPix } from "#domain/orders/order-payment.ts";
import { PixCode } from "./pix-code.tsx";
import { PixFrame } from "./pix-frame.tsx";

/** The Pix code of the shop's own key, whose payment nobody reports, and how to pay the order with it. */
export function PixPanel({ code, price }: { code: string; price: OrderPrice }) {
  return (
    <PixFrame price={price} confirmation="A loja confere o pagamento e avisa você.">
      <PixCode code={code} amountCents={dueByPix(price)} />
    </PixFrame>
  );
}
