import { residentMb } from "../support/resident-memory.ts";

export interface Sample {
  minute: number;
  residentMb: number;
  heapMb: number;
  /** Since the previous sample. */
  loopDelayP99Ms: number;
}

const MB = 1024 * 1024;

/** Combines the shop's own metrics with the operating system's figures for its process. */
export async function takeSample(address: string, pid: number, minute: number): Promise<Sample> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]);
  return {
    minute,
    residentMb: residentMb(pid),
    heapMb: metric("nodejs_heap_size_used_bytes") / MB,
    loopDelayP99Ms: metric("nodejs_eventloop_lag_p99_seconds") * 1000,
  };
}

/** The growth of a value per minute, by linear least squares. */
export function slopeOf(samples: readonly Sample[], value: (sample: Sample) => number): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [meanX, meanY] = [mean(({ minute }) => minute), mean(value)];
  const spread = samples.reduce((sum, { minute }) => sum + (minute - meanX) ** 2, 0);
  const shared = samples.reduce((sum, one) => sum + (one.minute - meanX) * (value(one) - meanY), 0);
  return spread === 0 ? 0 : shared / spread;
}
