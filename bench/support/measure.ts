/** How long a piece of work takes, in milliseconds: the median of many rounds after a few that only warm up. */
export async function medianMs(work: () => Promise<unknown>, rounds = 30): Promise<number> {
  for (let round = 0; round < 5; round += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
