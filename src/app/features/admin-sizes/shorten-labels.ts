/** More would fill the screen of a phone. */
const MOST_LISTED = 8;

/** 'PP, P, M, G', or 'PP, P, M … 10XL' where there are many. */
export function shortenLabels(labels: readonly string[]): string {
  if (labels.length <= MOST_LISTED) return labels.join(", ");
  return `${labels.slice(0, 3).join(", ")} … ${labels.at(-1)}`;
}
