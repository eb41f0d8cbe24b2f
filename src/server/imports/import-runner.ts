import type { Logger } from "../logging/log.ts";

/** Runs the steps of imports in the background of the requests that start them. */
export interface ImportRunner {
  /** The signal is aborted when the process shuts down. */
  run(log: Logger, work: (signal: AbortSignal) => Promise<void>): void;
  /** Resolves when no step is running; for tests. */
  settle(): Promise<void>;
  /** Aborts the running steps and waits until they have ended. */
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
