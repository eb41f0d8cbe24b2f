/** A table of a garment's measures: one column for each kind of measure, one row for each size. */
export interface SizeGuide {
  measures: { name: string; howTo: string | null }[];
  /** The values are in centimetres and in the order of `measures`; null where the shop gives none. */
  rows: { size: string; values: (number | null)[] }[];
}

const MIN_CENTIMETRES = 1;
const MAX_CENTIMETRES = 250;

/** "53", "53,5", "53.5", "53,5 cm" → centimetres. Undefined for other text and for what no garment measures. */
export function parseCentimetres(typed: string | number): number | undefined {
  const text = String(typed)
    .replace(/cm\s*$/i, "")
    .trim();
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(text)) return undefined;
  const centimetres = Number(text.replace(",", "."));
  return centimetres >= MIN_CENTIMETRES && centimetres <= MAX_CENTIMETRES ? centimetres : undefined;
}

/** 53.5 → "53,5". */
export function formatCentimetres(centimetres: number): string {
  return String(centimetres).replace(".", ",");
}

/** The guide as shoppers see it: without sizes and measures that have no value at all. */
export function withoutGaps({ measures, rows }: SizeGuide): SizeGuide {
  const filled = rows.filter(({ values }) => values.some(isGiven));
  const isShown = measures.map((_, index) => filled.some(({ values }) => isGiven(values[index])));
  return {
    measures: measures.filter((_, index) => isShown[index]),
    rows: filled.map(({ size, values }) => ({ size, values: values.filter((_, index) => isShown[index]) })),
  };
}

const isGiven = (value: number | null | undefined) => value !== null && value !== undefined;
