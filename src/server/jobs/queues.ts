import type { PgBoss, Queue } from "pg-boss";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The backoff grows to an hour, so 80 retries cover about three days. */
export const MAIL_RETRIES = 80;

export const MAIL = "mail";
export const LOST_MAIL = "lost-mail";
export const CHORES = "chores";

/** In creation order: a dead-letter queue must exist before the queue that names it. */
const queues: Queue[] = [
  {
    name: LOST_MAIL,
    // The operator has two weeks to inspect these mails and to send them again.
    retentionSeconds: 14 * DAY_SECONDS,
  },
  {
    name: MAIL,
    retryLimit: MAIL_RETRIES,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    // Longer than the SMTP timeout, so that a mail that is still being sent is not taken by a second worker.
    expireInSeconds: 300,
    // The job contains an e-mail address, so it is deleted soon after it is done.
    deleteAfterSeconds: HOUR_SECONDS,
    deadLetter: LOST_MAIL,
  },
  {
    name: CHORES,
    // At most one job of each kind exists at a time, waiting or running.
    policy: "exclusive",
    retryLimit: 3,
    retryDelay: 60,
    retryBackoff: true,
    // A missing heartbeat reveals a killed process; the chore itself may take long.
    heartbeatSeconds: 60,
    expireInSeconds: 6 * HOUR_SECONDS,
    // One of the chores runs every minute.
    deleteAfterSeconds: DAY_SECONDS,
  },
];

/** Creates or updates the queues that differ from their definition. Returns whether any did. */
export async function ensureQueues(boss: PgBoss): Promise<boolean> {
  let changed = false;
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, policy, ...settings } of queues) {
    const found = existing.get(name);
    if (!found) await boss.createQueue(name, { ...settings, ...(policy && { policy }) });
    else if (differs(found, settings)) await boss.updateQueue(name, settings);
    else continue;
    changed = true;
  }
  return changed;
}

function differs(found: Queue, wanted: Partial<Queue>): boolean {
  return (Object.keys(wanted) as (keyof Queue)[]).some((key) => found[key] !== wanted[key]);
}
