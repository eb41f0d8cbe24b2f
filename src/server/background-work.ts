import type { Logger } from "./log.ts";

/** Work whose end nobody waits for, such as a mail: its failure is logged, and a stop waits for what is under way. */
export interface BackgroundWork {
  run(log: Logger, what: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  settle(): Promise<void>;
}

export function createBackgroundWork(): BackgroundWork {
  const underWay = new Set<Promise<void>>();
  return {
    run(log, what, work) {
      const running = work()
        .catch((error: unknown) => log.error({ err: error }, `${what} failed in the background`))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
