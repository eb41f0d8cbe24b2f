import type { Sized } from "#domain/sizes/size-grid.ts";
import { describeState } from "#domain/stock/describe-state.ts";
import { READY } from "#domain/stock/lead-time.ts";
import { type Stocked, stateOfProduct, stateOfSize } from "#domain/stock/stock.ts";
import { cx } from "#ui/cx.ts";

interface SizeStockProps {
  product: Sized & Stocked;
  /** Null while none is chosen: what all sizes have in common is said. */
  size: string | null;
  quantity: number;
  /** Whether the shop says so of what is on the shelf. */
  saysReady: boolean | undefined;
}

/** Says below the sizes how many of the chosen one are left, how long it takes, or that it is ready. */
export function SizeStock({ product, size, quantity, saysReady }: SizeStockProps) {
  const state = size === null ? stateOfProduct(product) : stateOfSize(product, size, quantity);
  return (
    // The live region exists from the start, so that screen readers announce what is put into it.
    <p
      aria-live="polite"
      className={cx("mt-2 text-small empty:hidden", state.kind === "few" ? "text-canary" : "text-muted")}
    >
      {state.kind !== "sold-out" && describeState(state)}
      {state.kind === "enough" && saysReady && READY}
    </p>
  );
}
