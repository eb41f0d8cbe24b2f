import type { Sized } from "../sizes/size-grid.ts";
import { describeLeadTime, READY } from "./lead-time.ts";
import { type SizeState, type Stocked, stateOfProduct } from "./stock.ts";
import { stockTexts } from "./stock-texts.ts";

/** What shoppers read about a size or a product; undefined where there is enough. */
export function describeState(state: SizeState): string | undefined {
  if (state.kind === "few") return stockTexts.lastUnits(state.units);
  if (state.kind === "made-to-order") return describeLeadTime(state.leadTime);
  return state.kind === "sold-out" ? stockTexts.soldOut : undefined;
}

/** What a card says. The server writes it, so that the first view of a list needs no rule for it. */
export interface Availability {
  kind: Exclude<SizeState["kind"], "enough"> | "ready";
  text: string;
}

/** `saysReady`: whether the shop says so of what is on the shelf. */
export function describeAvailability(product: Stocked & Sized, saysReady: boolean): Availability | undefined {
  const state = stateOfProduct(product);
  if (state.kind === "enough") return saysReady ? { kind: "ready", text: READY } : undefined;
  const text = describeState(state);
  return text === undefined ? undefined : { kind: state.kind, text };
}
