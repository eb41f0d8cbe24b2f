import { shownUnits } from "../stock/shown-units.ts";
import type { Stocked } from "../stock/stock.ts";
import { describeShortage } from "../stock/stock-texts.ts";
import type { TeamLine } from "./team-list.ts";

/** Names the shirts of a list for which there are no units left; the first ones of a size get what there is. */
export function refuseSoldOut(lines: readonly TeamLine[], product: Stocked): TeamLine[] {
  const listed = new Map<string, number>();
  return lines.map((line) => {
    if (line.kind !== "shirt") return line;
    const { size } = line.shirt;
    const units = (listed.get(size) ?? 0) + 1;
    listed.set(size, units);
    const left = product.leadTime ? Number.POSITIVE_INFINITY : shownUnits(product, size);
    if (units <= left) return line;
    return { line: line.line, text: line.text, kind: "mistake", problems: [describeShortage(size, left)] };
  });
}
