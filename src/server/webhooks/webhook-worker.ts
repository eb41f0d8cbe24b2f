import { createWakeTimer } from "../jobs/wake-timer.ts";
import { attemptDelivery, releaseDelivery } from "./attempt-delivery.ts";
import { claimDelivery, readQueues } from "./claim-deliveries.ts";
import { findActiveEndpoint } from "./read-endpoints.ts";
import { secretsOf, type WebhookContext } from "./webhook-context.ts";

export interface WebhookWorker {
  /** Works in a moment. */
  wake(): void;
  /** Sends all that is due, and waits for what is being sent. */
  run(): Promise<void>;
  /** Runs what is sent beside the queue, which ends with the queue when the worker stops. */
  sendBeside<Result>(send: (stop: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Waits a moment for what is being sent, and then no longer. May be called again, and waits for the same. */
  stop(): Promise<void>;
}

const MIN_WAIT_MS = 1_000;
/** How many are sent to one endpoint at a time. A slow one holds up nothing but its own. */
const LANES = 2;
/** A process that ends waits no longer for receivers. */
const STOP_MS = 3_000;

/**
 * Sends what waits in the table of deliveries, so that a process may end at any moment, and several may work at once. A
 * shop without an active endpoint does nothing when something happens.
 */
export function createWebhookWorker(ctx: WebhookContext): WebhookWorker {
  const { db, events, log } = ctx;
  const atWork = new Map<string, Promise<void>>();
  const beside = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  let hasEndpoints = true;
  let isStopped = false;

  const run = async () => {
    const due = (await readSendable()).filter(({ dueAt }) => dueAt <= Date.now());
    await Promise.all([...atWork.values(), ...due.map(({ id }) => work(id)), waitForNext()]);
  };
  /** The endpoints for which something waits, and when it is due. */
  const readSendable = async () => {
    const queues = await readQueues(db);
    hasEndpoints = queues.length > 0;
    return queues.flatMap(({ endpoint, dueAt }) => {
      const secrets = dueAt && secretsOf(ctx.desk, endpoint, new Date());
      return secrets ? [{ id: endpoint.id, dueAt: dueAt.getTime() }] : [];
    });
  };
  /** An endpoint that is being worked for is not worked for twice. */
  const work = (id: string): Promise<void> => {
    const known = atWork.get(id);
    if (known) return known;
    const running = workOff(id).finally(() => atWork.delete(id));
    atWork.set(id, running);
    return running.then(waitForNext);
  };
  const workOff = async (id: string) => {
    await Promise.all(Array.from({ length: LANES }, () => sendAll(id)));
    events.announce({ topic: "webhooks" });
  };
  const sendAll = async (id: string) => {
    while (!isStopped && (await sendNext(id)));
  };
  /** Reads the endpoint each time: the owner may have paused it, or changed where it is. */
  const sendNext = async (id: string): Promise<boolean> => {
    const now = new Date();
    const endpoint = await findActiveEndpoint(db, id);
    const secrets = endpoint && secretsOf(ctx.desk, endpoint, now);
    const delivery = secrets && (await claimDelivery(db, id, now));
    if (!delivery) return false;
    try {
      await attemptDelivery(ctx, { endpoint, secrets }, delivery, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
      await releaseDelivery(ctx, delivery);
    }
    return true;
  };
  /** What failed, or was left by a process that ended, is soon due again. Nobody waits for a slow endpoint. */
  const waitForNext = async () => {
    const idle = (await readSendable()).filter(({ id }) => !atWork.has(id));
    const next = Math.min(...idle.map(({ dueAt }) => dueAt));
    timer.wakeIn(Math.max(next - Date.now(), MIN_WAIT_MS));
  };
  const timer = createWakeTimer(() =>
    run().catch((error) =>
      log.warn({ err: error }, "webhooks were not worked off and wait for the next round"),
    ),
  );
  const unsubscribe = events.subscribe(({ topic }) => {
    const isAboutWebhooks = topic === "webhooks" || topic === "resync";
    if (isAboutWebhooks || (hasEndpoints && (topic === "orders" || topic === "products"))) timer.wake();
  });

  let ending: Promise<void> | undefined;
  const end = async () => {
    isStopped = true;
    unsubscribe();
    timer.stop();
    const impatient = setTimeout(() => stopping.abort(), STOP_MS);
    await Promise.allSettled([...atWork.values(), ...beside]);
    clearTimeout(impatient);
    // Nothing begins any more, also beside the queue.
    stopping.abort();
  };

  return {
    wake: timer.wake,
    run,
    sendBeside(send) {
      const sending = send(stopping.signal).finally(() => beside.delete(sending));
      beside.add(sending);
      return sending;
    },
    stop() {
      ending ??= end();
      return ending;
    },
  };
}
