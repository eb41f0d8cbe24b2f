import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { describeDue, type ReadFulfilment } from "./read-fulfilment.ts";
import { stepTexts } from "./step-texts.ts";

interface DueProps {
  fulfilment: ReadFulfilment & { late: boolean };
  className?: string | undefined;
}

/** Until when the order was promised; a late one says so in a word, too. */
export function Due({ fulfilment, className }: DueProps) {
  const isLate = fulfilment.late;
  const due = describeDue(fulfilment);
  return (
    <>
      {isLate && (
        <Badge tone="bad" dot>
          {stepTexts.late}
        </Badge>
      )}
      {due !== "" && (
        <span className={cx("tabular-nums", isLate ? "font-semibold text-bad" : "text-muted", className)}>
          {due}
        </span>
      )}
    </>
  );
}
