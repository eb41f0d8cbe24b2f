import { describeLeadTime } from "./lead-time.ts";
import type { SizeState } from "./stock.ts";
import { stockTexts } from "./stock-texts.ts";

/** What shoppers read about a size or a product; undefined where there is enough. */
export function describeState(state: SizeState): string | undefined {
  if (state.kind === "few") return stockTexts.lastUnits(state.units);
  if (state.kind === "made-to-order") return describeLeadTime(state.leadTime);
  return state.kind === "sold-out" ? stockTexts.soldOut : undefined;
}
