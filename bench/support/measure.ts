/** How long a piece of work takes, in milliseconds: the median of many rounds after a few that only warm up. */
export async function medianMs(work: () => Promise<unknown>, rounds = 30): Promise<number> {
  const [time = Number.NaN] = await mediansMs([work], rounds);
  return time;
}

/** The same for several, in turns: whatever else the machine does at a moment then weighs on all of them alike. */
export async function mediansMs(works: readonly (() => Promise<unknown>)[], rounds = 30): Promise<number[]> {
  for (const work of works) for (let round = 0; round < 5; round += 1) await work();
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const startedAt = performance.now();
      await work();
      times[index]?.push(performance.now() - startedAt);
    }
  }
  return times.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
