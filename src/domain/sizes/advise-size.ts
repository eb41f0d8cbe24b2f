import { ADULT_HEIGHT, type Body, CHEST_ERROR_CM, estimateChest, isUnusual } from "./estimate-chest.ts";
import { type GarmentSize, garmentSizes, isByAge } from "./garment-measures.ts";
import type { SizeGuide } from "./size-guide.ts";

export const fits = ["justo", "normal", "folgado"] as const;
/** How a person likes a shirt. */
export type Fit = (typeof fits)[number];

/** A size of the guide, as it would be on the person. */
export interface FittedSize {
  size: string;
  /** How much wider than the chest it is, all around, in whole centimetres; negative if it is narrower. */
  ease: number;
}

export type AdviceNote =
  /** The first or last size of the table, which is wider or narrower than the person likes it. */
  | { kind: "looser" | "tighter" }
  /** Shorter than a shirt of that height should be; `longer` is a size that is not. */
  | { kind: "short"; length: number; longer: string | null }
  /** One size larger than the chest asks for, because the smaller one would be short. */
  | { kind: "for_length"; length: number };

export type UnknownReason = "no_chest" | "child" | "unusual" | "too_small_for_table" | "too_large_for_table";

/** Which size of a guide serves a person, as far as the guide can tell. */
export type SizeAdvice =
  /** `also` is a neighbour that the error of the estimate does not rule out. */
  | { kind: "size"; answer: FittedSize; also: FittedSize | null; note: AdviceNote | null }
  | {
      kind: "between";
      smaller: FittedSize;
      larger: FittedSize;
      prefer: "smaller" | "larger";
      note: AdviceNote | null;
    }
  | { kind: "unknown"; reason: UnknownReason };

/** Ease, the width of a garment beyond the body's, all around in centimetres: jerseys are cut for 8 to 14. */
const eases: Record<Fit, { min: number; target: number; max: number }> = {
  justo: { min: 4, target: 6, max: 8 },
  normal: { min: 8, target: 11, max: 14 },
  folgado: { min: 14, target: 18, max: 22 },
};

/** Less is tight, whatever one likes, and the estimate may be wrong by as much. */
const MIN_EASE = eases.justo.min;
/** A shirt that is shorter than this part of the height shows the belly with raised arms. */
const MIN_LENGTH = 0.38;
/** How far a size may be wider than liked to be long enough: as wide as the next fit goes. */
const widestForLength: Record<Fit, number> = { justo: 14, normal: 22, folgado: 28 };
/** The middle of two sizes, as parts of the way from the smaller to the larger: here the table does not tell which. */
const BETWEEN = { from: 0.35, to: 0.65 };

export function adviseSize(guide: SizeGuide, body: Body, fit: Fit): SizeAdvice {
  const known = garmentSizes(guide);
  if (known.length === 0) return unknown("no_chest");
  const sizes = known.filter(({ size }) => !isByAge(size));
  if (sizes.length === 0 || body.height < ADULT_HEIGHT) return unknown("child");
  if (isUnusual(body)) return unknown("unusual");
  return adviseAdult(sizes, { ...body, chest: estimateChest(body) }, fit);
}

type Person = Body & { chest: number };

function adviseAdult(sizes: readonly GarmentSize[], person: Person, fit: Fit): SizeAdvice {
  const easeAt = (index: number) => (sizes[index]?.chest ?? 0) - person.chest;
  const last = sizes.length - 1;
  if (easeAt(last) < MIN_EASE - CHEST_ERROR_CM) return unknown("too_large_for_table");
  if (easeAt(0) > eases.folgado.max + CHEST_ERROR_CM) return unknown("too_small_for_table");

  const { larger, isBetween, isLarger } = place(sizes, person.chest + eases[fit].target, fit);
  const roomy = sizes.findIndex((_, index) => easeAt(index) >= MIN_EASE);
  const liked = Math.max(isLarger ? larger : larger - 1, roomy < 0 ? last : roomy);
  const chosen = longEnough(sizes, liked, person, widestForLength[fit]);
  const fitted = (index: number) => toFitted(sizes[index], person);
  const note = noteOn(sizes, chosen, { liked, person, fit });

  if (isBetween && easeAt(larger - 1) >= MIN_EASE && chosen <= larger) {
    const prefer = chosen === larger ? "larger" : "smaller";
    return { kind: "between", smaller: fitted(larger - 1), larger: fitted(larger), prefer, note };
  }
  const also = [chosen - 1, chosen + 1].find((index) => index in sizes && isPossible(easeAt(index), fit));
  const isAlone = also === undefined || note?.kind === "for_length";
  return { kind: "size", answer: fitted(chosen), also: isAlone ? null : fitted(also), note };
}

/** Whether a size may be the right one after all, because the estimate has an error. */
const isPossible = (ease: number, fit: Fit): boolean =>
  ease >= MIN_EASE && Math.abs(ease - eases[fit].target) <= CHEST_ERROR_CM;

/** Where a wanted width lies among the sizes: before `larger`, which is the last one for what lies beyond it. */
function place(sizes: readonly GarmentSize[], wanted: number, fit: Fit) {
  const found = sizes.findIndex(({ chest }) => chest >= wanted);
  const larger = found < 0 ? sizes.length - 1 : found;
  const [from, to] = [sizes[larger - 1]?.chest, sizes[larger]?.chest];
  if (from === undefined || to === undefined || found < 0)
    return { larger, isBetween: false, isLarger: true };
  const way = (wanted - from) / (to - from);
  const isBetween = way >= BETWEEN.from && way <= BETWEEN.to;
  // Like the guide itself, it prefers the larger one, save for who likes it close.
  return { larger, isBetween, isLarger: isBetween ? fit !== "justo" : way > BETWEEN.to };
}

/** The next size, if this one is short and the next one neither short nor far too wide. */
function longEnough(sizes: readonly GarmentSize[], index: number, person: Person, widest: number): number {
  const next = sizes[index + 1];
  const helps = isShort(sizes[index], person) && next?.length != null && !isShort(next, person);
  return helps && next.chest - person.chest <= widest ? index + 1 : index;
}

function isShort(size: GarmentSize | undefined, { height }: Person): boolean {
  return size?.length != null && size.length < MIN_LENGTH * height;
}

function noteOn(
  sizes: readonly GarmentSize[],
  index: number,
  { liked, person, fit }: { liked: number; person: Person; fit: Fit },
): AdviceNote | null {
  const chosen = sizes[index];
  if (!chosen) return null;
  const ease = chosen.chest - person.chest;
  const short = sizes[liked];
  if (index > liked && short?.length != null) return { kind: "for_length", length: short.length };
  if (chosen.length !== null && isShort(chosen, person)) {
    const longer = sizes.slice(index + 1).find((size) => size.length !== null && !isShort(size, person));
    return { kind: "short", length: chosen.length, longer: longer?.size ?? null };
  }
  if (index === sizes.length - 1 && ease < eases[fit].min) return { kind: "tighter" };
  if (index === 0 && ease > eases[fit].max) return { kind: "looser" };
  return null;
}

const toFitted = (size: GarmentSize | undefined, { chest }: Person): FittedSize => ({
  size: size?.size ?? "",
  ease: Math.round((size?.chest ?? 0) - chest),
});

const unknown = (reason: UnknownReason): SizeAdvice => ({ kind: "unknown", reason });
