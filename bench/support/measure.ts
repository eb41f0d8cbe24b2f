/** The median duration of a task in milliseconds, over many rounds after a few warm-up rounds. */
export async function medianMs(task: () => Promise<unknown>, rounds = 30): Promise<number> {
  const [time = Number.NaN] = await mediansMs([task], rounds);
  return time;
}

/** The same for several tasks in turns, so that the machine's other load affects all of them equally. */
export async function mediansMs(tasks: readonly (() => Promise<unknown>)[], rounds = 30): Promise<number[]> {
  for (const task of tasks) for (let round = 0; round < 5; round += 1) await task();
  const times = tasks.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, task] of tasks.entries()) {
      const startedAt = performance.now();
      await task();
      times[index]?.push(performance.now() - startedAt);
    }
  }
  return times.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
