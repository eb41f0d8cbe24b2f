import { nameShirt, type ShownShirt } from "./shown-shirt.ts";

/** What there is to say of a list that has changed while it was open; empty if nobody new is on it. */
export function describeNewShirts(
  before: readonly ShownShirt[],
  after: readonly ShownShirt[],
  own: readonly string[],
): string {
  const known = new Set([...before.map(({ id }) => id), ...own]);
  const added = after.filter(({ id }) => !known.has(id));
  const [first] = added;
  if (!first) return "";
  return added.length === 1
    ? `${nameShirt(first)} entrou na lista`
    : `${added.length} camisas entraram na lista`;
}
