/**
 * Shares cents out in proportion to weights, to the last cent and never more than a weight, as long as there are not more
 * cents than all weights together. BigInt, because a product of two sums may be beyond the safe integers.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return weights.map(() => 0);
  let weighed = 0n;
  let shared = 0;
  return weights.map((weight) => {
    weighed += BigInt(weight);
    const before = shared;
    shared = Number((BigInt(cents) * weighed) / total);
    return shared - before;
  });
}
