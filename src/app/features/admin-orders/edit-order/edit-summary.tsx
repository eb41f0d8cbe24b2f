import { formatCents } from "#domain/money.ts";
import { reaisToCents } from "#domain/reais.ts";
import { Alert } from "#ui/alert.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { editOrderTexts } from "./edit-order-texts.ts";
import { OvertakenAlert } from "./overtaken-alert.tsx";
import type { useEditOrder } from "./use-edit-order.ts";

type SummarizedEdit = Pick<
  ReturnType<typeof useEditOrder>,
  "order" | "totalCents" | "found" | "alert" | "load"
>;

/** What the order costs after the edit and before, and what is in the way of saving it. */
export function EditSummary({ edit }: { edit: SummarizedEdit }) {
  const { order, totalCents, found, alert, load } = edit;
  const beforeCents = reaisToCents(order.total_amount);
  return (
    <>
      <div className="grid gap-2 empty:hidden max-md:basis-full! md:basis-full">
        <OvertakenAlert found={found} onLoad={load} />
        {alert && <Alert>{alert}</Alert>}
        <PaymentChange order={order} moreCents={(totalCents ?? beforeCents) - beforeCents} />
      </div>
      <p
        className="flex flex-wrap items-baseline gap-x-3 max-md:basis-full! md:mr-auto"
        aria-live="polite"
        aria-atomic="true"
      >
        <span className="font-semibold text-body">Total</span>
        <span className="font-bold font-display text-[28px] text-canary tabular-nums leading-9">
          {totalCents === undefined ? "–" : formatCents(totalCents)}
        </span>
        {totalCents !== beforeCents && (
          <span className="text-muted tabular-nums">antes {formatCents(beforeCents)}</span>
        )}
      </p>
    </>
  );
}

/** A paid order that costs otherwise is not paid until the difference is settled. */
function PaymentChange({ order, moreCents }: { order: AdminOrder; moreCents: number }) {
  if (order.paid_at === null || moreCents === 0) return null;
  // Of an order that costs less by Pix, nobody knows here which of its amounts was paid.
  const difference = order.pix_cents === undefined ? ` de ${formatCents(Math.abs(moreCents))}` : "";
  const describe = moreCents > 0 ? editOrderTexts.paymentUp : editOrderTexts.paymentDown;
  return <Alert tone="info">{describe(difference)}</Alert>;
}
