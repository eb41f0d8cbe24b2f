import { labelsOf, type Sized } from "../sizes/size-grid.ts";
import type { LeadTime } from "./lead-time.ts";

/** Units by size. */
export type UnitsBySize = Readonly<Record<string, number>>;

/** What is known about a product's stock; both are absent for a product that is sold without end. */
export interface Counted {
  /** The units of each size that is counted. */
  counted?: UnitsBySize | undefined;
  /** For a product that is also sold without stock: it is then made to order. */
  leadTime?: LeadTime | undefined;
}

/** What pages show of it. */
export interface Stocked {
  /** The sizes of which few units or none are there; of the others there are enough. */
  stock?: UnitsBySize | undefined;
  leadTime?: LeadTime | undefined;
}

/** A product that is made to order has no shirts on the shelf but the counted ones. */
export function unitsOnShelf({ counted, leadTime }: Counted, size: string): number {
  return counted?.[size] ?? (leadTime ? 0 : Number.POSITIVE_INFINITY);
}

/**
 * The sizes that pages mark: those that are gone, and those of which no more units are left than the owner calls few.
 * Exact numbers above that are nobody's business.
 */
export function shownStock(product: Counted & Sized, fewUnits: number | null): UnitsBySize | undefined {
  const marked = labelsOf(product)
    .map((label) => [label, unitsOnShelf(product, label)] as const)
    .filter(([, units]) => units <= (fewUnits ?? 0));
  return marked.length > 0 ? Object.fromEntries(marked) : undefined;
}

export type SizeState =
  | { kind: "enough" | "sold-out" }
  | { kind: "few"; units: number }
  | { kind: "made-to-order"; leadTime: LeadTime };

/** The state of a size for somebody who wants so many: what is not on the shelf may be made to order. */
export function stateOfSize({ stock, leadTime }: Stocked, size: string, quantity = 1): SizeState {
  const units = stock?.[size];
  if (units === undefined) return { kind: "enough" };
  if (leadTime && units < quantity) return { kind: "made-to-order", leadTime };
  return units > 0 ? { kind: "few", units } : { kind: "sold-out" };
}

/** What a card says: of a product in all its sizes together. */
export function stateOfProduct(product: Stocked & Sized): SizeState {
  const { stock, leadTime } = product;
  const units = labelsOf(product).map((label) => stock?.[label]);
  if (!stock || units.includes(undefined)) return { kind: "enough" };
  const sum = units.reduce<number>((total, one) => total + (one ?? 0), 0);
  if (sum > 0) return { kind: "few", units: sum };
  return leadTime ? { kind: "made-to-order", leadTime } : { kind: "sold-out" };
}
