import { fitLines } from "../fit-lines.ts";

export interface FittedTitle {
  fontSize: number;
  lines: string[];
}

export interface TitleSizes {
  /** For one line, from large to small. */
  single: readonly number[];
  /** For two lines, from large to small; none for a text that keeps to one. */
  double: readonly number[];
}

/** A text that is too wide gets smaller, then takes two lines, and ends in an ellipsis only if it does not fit those. */
export function fitTitle(
  text: string,
  width: number,
  { single, double }: TitleSizes,
  measure: (text: string, fontSize: number) => number,
): FittedTitle {
  const attempts = [
    ...single.map((fontSize) => ({ fontSize, maxLines: 1 })),
    ...double.map((fontSize) => ({ fontSize, maxLines: 2 })),
  ].map(({ fontSize, maxLines }) => ({
    fontSize,
    lines: fitLines(text, maxLines, (line) => measure(line, fontSize) <= width),
  }));
  const whole = attempts.find(({ lines }) => !lines.some((line) => line.endsWith("…")));
  return whole ?? attempts.at(-1) ?? { fontSize: 0, lines: [] };
}
