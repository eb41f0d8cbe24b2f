import { formatCents } from "#domain/money.ts";
import type { OrderPrice } from "#domain/orders/order.ts";
import { dueByPix } from "#domain/orders/order-payment.ts";
import { PixCode } from "./pix-code.tsx";

/** The Pix code and how to pay the order with it. */
export function PixPanel({ code, price }: { code: string; price: OrderPrice }) {
  const dueCents = dueByPix(price);
  const savedCents = price.totalCents - dueCents;
  return (
    <section
      aria-labelledby="pagar-com-pix"
      className="mt-6 grid gap-5 rounded-card border border-line bg-surface px-4 py-5 md:px-6"
    >
      <div className="grid gap-1">
        <h2 id="pagar-com-pix" className="font-bold font-display text-[28px] leading-tight">
          Pague com Pix
        </h2>
        <p className="text-balance text-muted">
          Cole o código no aplicativo do seu banco, ou leia o QR Code com outro aparelho. O valor de{" "}
          <strong className="whitespace-nowrap font-semibold text-text">{formatCents(dueCents)}</strong> já
          vai preenchido. A loja confere o pagamento e avisa você.
        </p>
        {savedCents > 0 && (
          <p className="font-semibold text-ok">Você economiza {formatCents(savedCents)} no Pix.</p>
        )}
      </div>
      <PixCode code={code} amountCents={dueCents} />
    </section>
  );
}
