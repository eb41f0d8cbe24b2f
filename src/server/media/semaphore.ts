export interface Semaphore {
  /** Runs the work when a slot is free, first come, first served. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createSemaphore(slots: number): Semaphore {
  let free = slots;
  const waiting: (() => void)[] = [];

  async function acquire(): Promise<void> {
    if (free > 0) {
      free--;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    // The slot is handed to the next waiting caller instead of being freed, so that a new caller cannot overtake.
    if (next) next();
    else free++;
  }

  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
