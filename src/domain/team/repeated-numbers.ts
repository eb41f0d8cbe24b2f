import type { TeamLine } from "./team-list.ts";

export interface RepeatedNumber {
  number: string;
  shirts: number;
  /** Each name once, in the order of the list. */
  names: string[];
}

/** Numbers that more than one shirt of the list has: a team may want that, but it is more often a slip. */
export function findRepeatedNumbers(lines: readonly TeamLine[]): RepeatedNumber[] {
  const shirts = lines.flatMap((line) => (line.kind === "shirt" ? [line.shirt.customization] : []));
  return [...Map.groupBy(shirts, ({ number }) => Number(number)).values()]
    .filter((same) => same.length > 1)
    .map((same) => ({
      number: same[0]?.number ?? "",
      shirts: same.length,
      names: [...new Set(same.map(({ name }) => name))],
    }));
}

const list = new Intl.ListFormat("pt-BR");

export const describeRepeated = ({ number, shirts, names }: RepeatedNumber): string =>
  `O número ${number} está em ${shirts} camisas: ${list.format(names)}.`;
