import type { PaymentContext } from "../../payments/with-token.ts";
import { checkDueCharges } from "./check-charges.ts";
import { makeDueCharges } from "./make-charges.ts";
import { workOffNotices } from "./notices.ts";

export interface PaymentWorker {
  /** Works in a moment, and not twice at once. */
  wake(): void;
  /** Works off all that is due. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** The time that a transaction gets to commit; what it misses is found by the chore. */
const WAKE_MS = 30;
/** A round that goes on for longer is continued by the next one. */
const MAX_BATCHES = 100;

/**
 * Does what payments need in the background: makes codes, asks for notified payments and for those that nobody has
 * notified. All of it waits in tables, so that a process may end at any moment, and several may work at once.
 */
export function createPaymentWorker(dependencies: Omit<PaymentContext, "now">): PaymentWorker {
  const { events, log } = dependencies;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  const work = async () => {
    for (const step of [workOffNotices, makeDueCharges, checkDueCharges]) {
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        if (!(await step({ ...dependencies, now: new Date() }))) break;
      }
    }
  };
  const run = () => {
    const next = working.then(work);
    working = next.catch(() => {});
    return next;
  };
  const wake = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      run().catch((error) =>
        log.warn({ err: error }, "payments were not worked off and wait for the next round"),
      );
    }, WAKE_MS).unref();
  };
  const unsubscribe = events.subscribe((event) => {
    if (event.topic === "orders" && event.kind === "created") wake();
  });

  return {
    wake,
    run,
    async stop() {
      unsubscribe();
      clearTimeout(timer);
      await working;
    },
  };
}
