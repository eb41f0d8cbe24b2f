import type { AnswerOf } from "#app/api/api-client.ts";
import { formatCentimetres, parseCentimetres, type SizeGuide } from "#domain/sizes/size-guide.ts";

/** As the API answers with it, for a category or a grid. */
export type StoredSizeGuide = NonNullable<AnswerOf<"GET /api/admin/size-grids">[number]["guide"]>;

/** A size guide while it is edited: as its input is named, but the values as they are typed. */
export interface SizeGuideDraft {
  measures: MeasureDraft[];
  /** All sizes that the guide is for, also those without a value. */
  rows: RowDraft[];
}

interface RowDraft {
  /** Tells the sizes apart while they are renamed; it is not sent. */
  id: number;
  size: string;
  values: string[];
}

export interface MeasureDraft {
  /** Tells the measures apart while they are renamed; it is not sent. */
  id: number;
  name: string;
  how_to: string;
}

export const draftOfStored = (
  { measures, rows }: StoredSizeGuide,
  labels: readonly string[],
): SizeGuideDraft =>
  draftOf({ measures: measures.map(({ name, how_to }) => ({ name, howTo: how_to })), rows }, labels);

/** Has a row for each label, whether the guide has values for it or not. */
export function draftOf({ measures, rows }: SizeGuide, labels: readonly string[]): SizeGuideDraft {
  return {
    measures: measures.map(({ name, howTo }, id) => ({ id, name, how_to: howTo ?? "" })),
    rows: labels.map((size, id) => {
      const values = rows.find((row) => row.size === size)?.values ?? [];
      return { id, size, values: measures.map((_, index) => typedValue(values[index])) };
    }),
  };
}

const typedValue = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : formatCentimetres(value);

/** The guide as a shopper would see it: what cannot be read yet is left out. */
export function guideOf({ measures, rows }: SizeGuideDraft): SizeGuide {
  return {
    measures: measures.map(({ name, how_to }, index) => ({
      name: measureName(name, index),
      howTo: how_to.trim() || null,
    })),
    rows: rows.map(({ size, values }, index) => ({
      size: sizeName(size, index),
      values: values.map((typed) => parseCentimetres(typed) ?? null),
    })),
  };
}

/** How a measure is called while its name is still empty. */
export const measureName = (name: string, index: number) => name.trim() || `Medida ${index + 1}`;

/** How a size is called while its label is still empty. */
export const sizeName = (label: string, index: number) => label.trim() || `Tamanho ${index + 1}`;

export function addMeasure({ measures, rows }: SizeGuideDraft): SizeGuideDraft {
  const id = 1 + Math.max(-1, ...measures.map((measure) => measure.id));
  return {
    measures: [...measures, { id, name: "", how_to: "" }],
    rows: rows.map((row) => ({ ...row, values: [...row.values, ""] })),
  };
}

export function removeMeasure({ measures, rows }: SizeGuideDraft, index: number): SizeGuideDraft {
  return {
    measures: measures.toSpliced(index, 1),
    rows: rows.map((row) => ({ ...row, values: row.values.toSpliced(index, 1) })),
  };
}

export function changeMeasure(
  draft: SizeGuideDraft,
  index: number,
  changes: Partial<Pick<MeasureDraft, "name" | "how_to">>,
): SizeGuideDraft {
  const measures = draft.measures.map((measure, at) => (at === index ? { ...measure, ...changes } : measure));
  return { ...draft, measures };
}

export function changeValue(
  draft: SizeGuideDraft,
  { row, measure }: { row: number; measure: number },
  typed: string,
): SizeGuideDraft {
  const rows = draft.rows.map((each, at) =>
    at === row ? { ...each, values: each.values.with(measure, typed) } : each,
  );
  return { ...draft, rows };
}
