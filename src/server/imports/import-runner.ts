import type { Logger } from "../log.ts";

/** Runs the steps of imports beside the requests that ask for them. */
export interface ImportRunner {
  /** The signal says that the process is about to end. */
  run(log: Logger, work: (signal: AbortSignal) => Promise<void>): void;
  /** Resolves when nothing is under way; for tests. */
  settle(): Promise<void>;
  /** Tells what is under way to end soon, and waits for it. */
  stop(): Promise<void>;
}

export function createImportRunner(): ImportRunner {
  const ending = new AbortController();
  const underWay = new Set<Promise<void>>();
  const settle = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    run(log, work) {
      const running = work(ending.signal)
        .catch((error: unknown) => log.error({ err: error }, "a step of an import failed"))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    settle,
    async stop() {
      ending.abort();
      await settle();
    },
  };
}
