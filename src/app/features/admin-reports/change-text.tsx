import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { cx } from "#ui/cx.ts";
import { formatPercent } from "./report-columns.ts";

interface ChangeTextProps {
  /** In percent; null where the previous value was zero. */
  percent: number | null;
  /** The difference; it decides the direction where there is no percentage. */
  amount: number;
  amountText: string;
  /** The amount may stand below, in a narrow column. */
  wraps?: boolean;
}

const looks = {
  up: { Icon: TrendingUp, tone: "text-ok", word: "aumento de " },
  down: { Icon: TrendingDown, tone: "text-bad", word: "queda de " },
  flat: { Icon: Minus, tone: "text-subtle", word: "" },
};

/**
 * Shows a change as "↗ 12,4% (R$ 120,00)", without a percentage where the previous value was zero. An arrow goes with
 * the colour, for those who cannot see it.
 */
export function ChangeText({ percent, amount, amountText, wraps = false }: ChangeTextProps) {
  const { Icon, tone, word } = looks[amount > 0 ? "up" : amount < 0 ? "down" : "flat"];
  if (amount === 0) return <span className="text-muted">igual</span>;
  return (
    <span className={cx("tabular-nums", wraps ? "whitespace-normal" : "whitespace-nowrap")}>
      <span className="whitespace-nowrap">
        <Icon aria-hidden="true" className={cx("mr-1 inline size-4 align-[-3px]", tone)} />
        <span className="sr-only">{word}</span>
        <b className={cx("font-semibold", tone)}>
          {percent === null ? amountText : formatPercent(Math.abs(percent))}
        </b>
      </span>{" "}
      <span className="whitespace-nowrap text-muted">{percent === null ? "a mais" : `(${amountText})`}</span>
    </span>
  );
}
