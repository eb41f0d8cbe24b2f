import { formatCents } from "#domain/money.ts";
import { reaisToCents } from "#domain/reais.ts";
import { orderTexts } from "../order-texts.ts";
import type { PricedLine } from "./draft-price.ts";
import type { DraftLine } from "./order-draft.ts";

interface LinePriceProps {
  line: DraftLine;
  priced: PricedLine | undefined;
  isQuoting: boolean;
}

/** What a line costs, after what it cost if that was agreed on otherwise, and what the shop has to say about it. */
export function LinePrice({ line: { quantity, kept }, priced, isQuoting }: LinePriceProps) {
  if (!priced) return isQuoting ? <p className="text-muted">Calculando preço...</p> : null;
  if (priced.change === "gone") return <p className="text-danger-hover">{orderTexts.productGone}</p>;
  const cents = reaisToCents(priced.price);
  const agreedCents = kept && reaisToCents(kept.item.price);
  const news = priced.change === "price" || priced.change === "lead_time" ? priced.change : undefined;
  return (
    <>
      <p className="text-muted tabular-nums">
        {quantity} × {formatCents(cents)} ={" "}
        <b className="font-semibold text-text">{formatCents(cents * quantity)}</b>
        {agreedCents !== undefined && agreedCents !== cents && (
          <span className="whitespace-nowrap"> (antes {formatCents(agreedCents)} cada)</span>
        )}
      </p>
      {news && <p className="text-canary">{orderTexts.lineNews[news]}</p>}
      {priced.product_gone && <p className="text-canary">{orderTexts.productGoneKept}</p>}
    </>
  );
}
