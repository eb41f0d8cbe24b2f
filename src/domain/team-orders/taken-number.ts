import type { ShownShirt } from "./shown-shirt.ts";

const list = new Intl.ListFormat("pt-BR");
const MAX_NAMES = 3;

/** Says whose number it already is: a team may want it twice. 07 and 7 are the same one. Undefined while it is free. */
export function describeTakenNumber(
  number: string,
  others: readonly Pick<ShownShirt, "name" | "number">[],
): string | undefined {
  if (number === "") return undefined;
  const owners = others.filter((other) => Number(other.number) === Number(number)).map(({ name }) => name);
  const names = [...new Set(owners)];
  if (names.length === 0) return undefined;
  const more = names.length - MAX_NAMES;
  const shown = more > 0 ? [...names.slice(0, MAX_NAMES), `mais ${more}`] : names;
  return `O ${number} já é de ${list.format(shown)}. Pode repetir, se o time quiser.`;
}
