import { min } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { createWakeTimer } from "../../jobs/wake-timer.ts";
import { findToken, type PaymentContext } from "../../payments/with-token.ts";
import { charges, paymentNotices } from "../payment-tables.ts";
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

/** A round that goes on for longer is continued by the next one. */
const MAX_BATCHES = 100;

/** When a notified payment is asked for next, or a code is made. */
async function findNextDue(db: Db): Promise<Date | null> {
  const [notices, toMake] = await Promise.all([
    db.select({ at: min(paymentNotices.askAt) }).from(paymentNotices),
    db.select({ at: min(charges.makeAt) }).from(charges),
  ]);
  const times = [notices, toMake].flatMap(([row]) => (row?.at ? [row.at.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/**
 * Does what payments need in the background: makes codes, asks for notified payments and for those that nobody has
 * notified. All of it waits in tables, so that a process may end at any moment, and several may work at once.
 */
export function createPaymentWorker(dependencies: Omit<PaymentContext, "now">): PaymentWorker {
  const { events, log } = dependencies;
  let working = Promise.resolve();

  const work = async () => {
    const connected = await findToken({ ...dependencies, now: new Date() });
    if (!connected) return;
    for (const step of [workOffNotices, makeDueCharges, checkDueCharges]) {
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        if (!(await step({ ...dependencies, now: new Date() }, connected))) break;
      }
    }
    await waitForNext();
  };
  /** What failed, or was left by a process that ended, is soon due again. */
  const waitForNext = async () => {
    const dueAt = await findNextDue(dependencies.db);
    // What could not be worked off now, as while the account is paused, waits for the chore.
    const wait = dueAt ? dueAt.getTime() - Date.now() : 0;
    timer.wakeIn(wait > 0 ? wait : Number.POSITIVE_INFINITY);
  };
  const run = () => {
    const next = working.then(work);
    working = next.catch(() => {});
    return next;
  };
  const timer = createWakeTimer(() =>
    run().catch((error) =>
      log.warn({ err: error }, "payments were not worked off and wait for the next round"),
    ),
  );
  const unsubscribe = events.subscribe((event) => {
    if (event.topic === "orders" && event.kind === "created") timer.wake();
  });

  return {
    wake: timer.wake,
    run,
    async stop() {
      unsubscribe();
      timer.stop();
      await working;
    },
  };
}
