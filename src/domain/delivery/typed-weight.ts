const weight = /^(\d{1,6})(?:[.,](\d{1,3}))?(kg|g)?$/i;

/**
 * Reads a weight as people type it: "500 g", "1,5 kg", "0.3". Without a unit a whole number above 100, the most
 * kilograms that a row may name, is grams. Undefined for text that is no weight.
 */
export function parseGrams(typed: string, bareUnit?: "kg"): number | undefined {
  const text = typed.replace(/\s/gu, "");
  const [, whole, fraction = "", named] = weight.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const unit = named?.toLowerCase() ?? bareUnit ?? (fraction === "" && Number(whole) > 100 ? "g" : "kg");
  if (unit === "kg") return Number(whole) * 1000 + Number(fraction.padEnd(3, "0"));
  // "1.500 g" is one thousand and five hundred; half a gram is a mistake.
  if (fraction === "") return Number(whole);
  return fraction.length === 3 && text.includes(".") ? Number(whole + fraction) : undefined;
}
