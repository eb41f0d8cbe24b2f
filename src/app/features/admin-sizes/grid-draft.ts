import type { z } from "zod";
import {
  draftOf as draftOfGuide,
  draftOfStored,
  type MeasureDraft,
  type SizeGuideDraft,
} from "#app/features/admin-size-guides/size-guide-draft.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { centsToComma } from "#domain/money.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";
import { GRID_NAME_LENGTH, type sizeGridInputSchema } from "#domain/sizes/size-grid-input.ts";
import { shirtGuide } from "#domain/sizes/size-guide-models.ts";
import { tidyLine } from "#domain/typed-text.ts";
import type { ManagedGrid } from "./use-size-grids.ts";

/** A grid while it is edited: money and measures as they are typed. */
export interface GridDraft {
  name: string;
  sizes: SizeDraft[];
  /** False where the measures of the category count. Those that were typed stay in the draft. */
  hasGuide: boolean;
  measures: MeasureDraft[];
}

export interface SizeDraft {
  /** Tells the sizes apart while they are renamed and moved; it is not sent. */
  id: number;
  label: string;
  /** Empty for none. */
  surcharge: string;
  /** In the order of the measures; they go where the size goes. */
  values: string[];
}

export const newDraft = (): GridDraft => draftOf({ name: "", sizes: [NEW_SIZE], guide: null });

const NEW_SIZE = { label: "", surcharge_cents: 0 };

export function draftOf({ name, sizes, guide }: Pick<ManagedGrid, "name" | "sizes" | "guide">): GridDraft {
  const labels = sizes.map(({ label }) => label);
  const { measures, rows } = guide
    ? draftOfStored(guide, labels)
    : draftOfGuide({ ...shirtGuide, rows: [] }, labels);
  return {
    name,
    sizes: sizes.map(({ label, surcharge_cents }, id) => ({
      id,
      label,
      surcharge: surcharge_cents > 0 ? centsToComma(surcharge_cents) : "",
      values: rows[id]?.values ?? [],
    })),
    hasGuide: guide !== null,
    measures,
  };
}

const COPY = " (cópia)";

export function copyOf(grid: ManagedGrid): GridDraft {
  const name = `${grid.name.slice(0, GRID_NAME_LENGTH - COPY.length).trimEnd()}${COPY}`;
  return { ...draftOf(grid), name };
}

/** As it is sent. An unreadable surcharge becomes NaN, which the schema refuses with the field's own message. */
export function toInput(draft: GridDraft) {
  const { name, sizes, hasGuide } = draft;
  const { measures, rows } = guideDraftOf(draft);
  return {
    name,
    sizes: sizes.map(({ label, surcharge }) => ({
      label: tidyLine(label),
      surcharge_cents: readSurcharge(surcharge),
    })),
    guide: hasGuide
      ? {
          measures: measures.map(({ name: measure, how_to }) => ({ name: measure, how_to })),
          rows: rows.map(({ size, values }) => ({ size: tidyLine(size), values })),
        }
      : null,
  } satisfies z.input<typeof sizeGridInputSchema>;
}

const readSurcharge = (typed: string): number =>
  typed.trim() === "" ? 0 : (parsePrice(typed) ?? Number.NaN);

/** The sizes as a shopper would see them: without those that have no label yet. */
export function sizesOfDraft({ sizes }: GridDraft): GridSize[] {
  return sizes
    .map(({ label, surcharge }) => ({
      label: tidyLine(label),
      surchargeCents: readSurcharge(surcharge) || 0,
    }))
    .filter(({ label }, index, all) => label !== "" && all.findIndex((one) => one.label === label) === index);
}

/** The measures of the grid in the form that every guide is edited in. */
export const guideDraftOf = ({ measures, sizes }: GridDraft): SizeGuideDraft => ({
  measures,
  rows: sizes.map(({ id, label, values }) => ({ id, size: label, values })),
});

export const withGuide = ({ sizes }: GridDraft, { measures, rows }: SizeGuideDraft): Partial<GridDraft> => ({
  measures,
  sizes: sizes.map((size, index) => ({ ...size, values: rows[index]?.values ?? size.values })),
});

/** Measures that are switched on for the first time begin with those of a shirt, for the sizes that it has. */
export function switchGuide(draft: GridDraft, hasGuide: boolean): Partial<GridDraft> {
  const isEmpty = draft.sizes.every(({ values }) => values.every((value) => value === ""));
  if (!hasGuide || !isEmpty) return { hasGuide };
  const labels = draft.sizes.map(({ label }) => tidyLine(label));
  return { hasGuide, ...withGuide(draft, draftOfGuide(shirtGuide, labels)) };
}

/** What is wrong with the measures, by the names that a guide has by itself. */
export function guideErrorsOf(errors: FieldErrors): FieldErrors {
  const prefix = "guide.";
  const ofGuide = Object.entries(errors).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(ofGuide.map(([name, message]) => [name.slice(prefix.length), message]));
}

export function addSize({ sizes, measures }: GridDraft): SizeDraft[] {
  const id = 1 + Math.max(-1, ...sizes.map((size) => size.id));
  return [...sizes, { id, label: "", surcharge: "", values: measures.map(() => "") }];
}

/** Moves a size up (-1) or down (1). */
export function moveSize(sizes: readonly SizeDraft[], index: number, step: -1 | 1): SizeDraft[] {
  const moved = sizes[index];
  return moved ? sizes.toSpliced(index, 1).toSpliced(index + step, 0, moved) : [...sizes];
}
