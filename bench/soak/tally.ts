export interface Tally {
  time<T>(what: string, work: () => Promise<T>): Promise<T>;
  rows(): { what: string; count: number; failures: number; p50: number; p99: number }[];
  failures(): number;
  /** Whether an error was counted already. */
  knows(error: unknown): boolean;
  /** Some of the failures as text. */
  complaints(): string[];
}

interface Line {
  times: number[];
  failures: number;
}

const MAX_COMPLAINTS = 10;

export function createTally(): Tally {
  const lines = new Map<string, Line>();
  const complaints: string[] = [];
  const counted = new Set<unknown>();
  const lineOf = (what: string): Line => {
    const line = lines.get(what) ?? { times: [], failures: 0 };
    lines.set(what, line);
    return line;
  };
  return {
    async time(what, work) {
      const line = lineOf(what);
      const startedAt = performance.now();
      try {
        return await work();
      } catch (error) {
        line.failures++;
        counted.add(error);
        if (complaints.length < MAX_COMPLAINTS) complaints.push(`${what}: ${String(error).slice(0, 300)}`);
        throw error;
      } finally {
        line.times.push(performance.now() - startedAt);
      }
    },
    rows: () =>
      [...lines].map(([what, { times, failures }]) => {
        const sorted = times.toSorted((a, b) => a - b);
        return { what, count: times.length, failures, p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
      }),
    failures: () => lines.values().reduce((sum, { failures }) => sum + failures, 0),
    knows: (error) => counted.has(error),
    complaints: () => complaints,
  };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
