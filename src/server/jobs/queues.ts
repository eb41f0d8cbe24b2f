import type { PgBoss, Queue } from "pg-boss";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** With the growing pause between them, an hour at most, a mail is tried for about three days. */
export const MAIL_RETRIES = 80;

export const MAIL = "mail";
export const LOST_MAIL = "lost-mail";
export const CHORES = "chores";

/** In the order in which they are made: a queue must exist before another one leaves its failures to it. */
const queues: Queue[] = [
  {
    name: LOST_MAIL,
    // For whoever runs the shop to look at, and to send once more.
    retentionSeconds: 14 * DAY_SECONDS,
  },
  {
    name: MAIL,
    retryLimit: MAIL_RETRIES,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    // Longer than a slow mail server is waited for, so that nobody sends what is still being sent.
    expireInSeconds: 300,
    // It names an address: what is done is forgotten soon.
    deleteAfterSeconds: HOUR_SECONDS,
    deadLetter: LOST_MAIL,
  },
  {
    name: CHORES,
    // One of each kind at a time, waiting or under way.
    policy: "exclusive",
    retryLimit: 3,
    retryDelay: 60,
    retryBackoff: true,
    // A killed process is noticed by its silence; a chore itself may take long.
    heartbeatSeconds: 60,
    expireInSeconds: 6 * HOUR_SECONDS,
    deleteAfterSeconds: 7 * DAY_SECONDS,
  },
];

/** Writes only where something differs: at nearly every start nothing does. True where it did. */
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
