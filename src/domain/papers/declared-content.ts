import { nameOptions } from "../options/option-texts.ts";

/** A line of an order, as its papers need it. */
interface PackedLine {
  name: string;
  size: string;
  quantity: number;
  unitPriceCents: number;
  /** What offers took off all units together. */
  discountCents: number;
  customization: { name: string; number: string } | null;
  options?: readonly { name: string }[] | undefined;
}

export interface DeclaredLine {
  text: string;
  quantity: number;
  /** What was paid for all units, so that the lines add up to the goods. */
  valueCents: number;
}

export interface DeclaredContent {
  lines: DeclaredLine[];
  units: number;
  valueCents: number;
  grams: number;
}

/** What a declaration of content asks about a parcel: each kind of thing, how many, its value, and the weight. */
export function declareContent(items: readonly PackedLine[], shirtGrams: number): DeclaredContent {
  const lines = items.map((item) => ({
    text: describeLine(item),
    quantity: item.quantity,
    valueCents: item.unitPriceCents * item.quantity - item.discountCents,
  }));
  const sum = (pick: (line: DeclaredLine) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const units = sum(({ quantity }) => quantity);
  return { lines, units, valueCents: sum(({ valueCents }) => valueCents), grams: units * shirtGrams };
}

function describeLine({ name, size, customization, options }: PackedLine): string {
  const printed = customization ? [`${customization.name} ${customization.number}`] : [];
  const extras = options && options.length > 0 ? [nameOptions(options)] : [];
  return [name, `tamanho ${size}`, ...printed, ...extras].join(", ");
}

/** "1,2 kg" */
export const formatGrams = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${(grams / 1000).toLocaleString("pt-BR", { maximumFractionDigits: 2 })} kg`;
