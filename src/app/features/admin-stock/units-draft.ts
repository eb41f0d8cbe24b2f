import type { TypedReason } from "#domain/stock/stock-movement.ts";
import { MAX_STOCK_UNITS } from "#domain/stock/stock-movement.ts";
import type { ShelfSize } from "./stock-queries.ts";

/** What was typed for a size. Empty is unlimited. */
export interface TypedLevel {
  size: string;
  typed: string;
  /** The units that the person saw when the typing began: a save is refused if an order has changed them since. */
  seen: number | null;
  /** What the person saw before a save was refused; `seen` then is what the refusal showed. */
  sawBefore?: number | null;
}

/** Only sizes that were changed; the others follow what orders do. */
export interface StockDraft {
  levels: readonly TypedLevel[];
  reason: TypedReason;
  note: string;
}

export const emptyDraft: StockDraft = { levels: [], reason: "count", note: "" };

export const writeUnits = (units: number | null): string => (units === null ? "" : String(units));

/** Digits without leading zeros, not more of them than the greatest number has. */
export function cleanUnits(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, String(MAX_STOCK_UNITS).length);
  return digits === "" ? "" : String(Number(digits));
}

/** One more or one less; a size that was unlimited begins with one. */
export function stepUnits(typed: string, step: 1 | -1): string {
  if (typed === "") return step === 1 ? "1" : "";
  return String(Math.min(MAX_STOCK_UNITS, Math.max(0, Number(typed) + step)));
}

export const findLevel = ({ levels }: StockDraft, size: string): TypedLevel | undefined =>
  levels.find((level) => level.size === size);

export function typeUnits(draft: StockDraft, { size, units }: ShelfSize, text: string): StockDraft {
  const before = findLevel(draft, size) ?? { size, seen: units };
  const level: TypedLevel = { ...before, typed: cleanUnits(text) };
  const others = draft.levels.filter((other) => other.size !== size);
  const isUnchanged = level.typed === writeUnits(level.seen) && level.sawBefore === undefined;
  return { ...draft, levels: isUnchanged ? others : [...others, level] };
}

/** After a refusal: what was typed stays, over the units that are there now. */
export function baseOnPresent(draft: StockDraft, sizes: readonly ShelfSize[]): StockDraft {
  const present = new Map(sizes.map(({ size, units }) => [size, units]));
  return {
    ...draft,
    levels: draft.levels.map((level) => {
      const seen = present.get(level.size) ?? null;
      const sawBefore = level.sawBefore === undefined ? level.seen : level.sawBefore;
      return seen === level.seen ? level : { ...level, seen, sawBefore };
    }),
  };
}

export const inputOf = ({ levels, reason, note }: StockDraft) => ({
  levels: levels.map(({ size, typed, seen }) => ({
    size,
    units: typed === "" ? null : Number(typed),
    seen,
  })),
  reason,
  note,
});
