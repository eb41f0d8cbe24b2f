import type { Logger } from "./log.ts";

const EVERY_MS = 3_600_000;

/** What is removed when its time is over, by the name under which a failure is logged. */
export type Sweeps = Record<string, (now: Date) => Promise<void>>;

/** Every process sweeps by itself; two at once do no harm. One sweep's failure does not keep the others from running. */
export function startSweeping(log: Logger, sweeps: Sweeps): { stop(): void } {
  const sweep = async () => {
    const now = new Date();
    for (const [what, run] of Object.entries(sweeps)) {
      try {
        await run(now);
      } catch (error) {
        log.warn({ err: error }, `${what} that are over could not be removed`);
      }
    }
  };
  const timer = setInterval(sweep, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
