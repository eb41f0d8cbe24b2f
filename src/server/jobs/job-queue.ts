import { sql } from "drizzle-orm";
import type { ConstructorOptions, PgBoss } from "pg-boss";
import type { DatabaseHandle, DbOrTx } from "../db/client.ts";
import type { Logger } from "../logging/log.ts";
import type { MailJob } from "../mail/mail-job.ts";
import { type JobWorker, startWorker, type Work } from "./job-worker.ts";
import { queueDatabase } from "./queue-database.ts";
import { ensureQueues, LOST_MAIL, MAIL } from "./queues.ts";

export interface MailQueue {
  /** Adds a mail to the queue, at once or after a while. Inside a transaction, it is sent only if that commits. */
  addMail(tx: DbOrTx, mail: MailJob, options?: { afterSeconds?: number }): Promise<void>;
  /** Deletes every mail to these addresses: waiting, given up, or sent a while ago. */
  removeMail(tx: DbOrTx, addresses: readonly string[]): Promise<void>;
}

export interface JobQueue extends MailQueue {
  /** Starts to process jobs in this process, in parallel with other processes. Resolves when it has started. */
  startWork(work: Work): Promise<void>;
  /** Moves all mails of the dead-letter queue back to the mail queue and returns how many there were. */
  resendLostMail(): Promise<number>;
  /** Takes no more jobs, waits a while for those that are running and returns the rest to the queue. */
  stop(): Promise<void>;
}

const JOBS_SCHEMA = "jobs";
/** The time that a transaction gets to commit before the worker looks; a later commit is found by the next poll. */
const WAKE_MS = 30;
const QUIET_MS = 60_000;

/** Opens the sending side of the queue. The worker is started separately, when the shop already serves requests. */
export async function openJobQueue(database: DatabaseHandle, log: Logger): Promise<JobQueue> {
  const { PgBoss, fromDrizzle } = await import("pg-boss");
  const report = createThrottledReport(log);
  const create = (options: ConstructorOptions): PgBoss => {
    const boss = new PgBoss({
      db: queueDatabase(database.pool),
      backend: database.kind === "embedded" ? "pglite" : "postgres",
      schema: JOBS_SCHEMA,
      // These polls can be rare: the queues do not change while the shop runs, and it uses no flows.
      queueCacheIntervalSeconds: 3_600,
      flowIntervalSeconds: 3_600,
      bamIntervalSeconds: 3_600,
      ...options,
    });
    return boss.on("error", report).on("warning", ({ message }) => log.warn(`The job queue: ${message}`));
  };

  const sender = await create({ schedule: false, supervise: false }).start();
  // pg-boss caches the queues when it starts. If one were missing in that cache, adding a job would query the database
  // outside the caller's transaction, and the embedded database has no second connection for that.
  if (await ensureQueues(sender)) {
    await sender.stop({ close: false, graceful: false });
    await sender.start();
  }
  const wasRemoved = async (jobId: string) => {
    const { rowCount } = await database.pool.query(
      `select from ${JOBS_SCHEMA}.job where name = $1 and id = $2 for share`,
      [MAIL, jobId],
    );
    return rowCount === 0;
  };
  let worker: JobWorker | undefined;
  let waking: NodeJS.Timeout | undefined;

  return {
    async addMail(tx, mail, { afterSeconds = 0 } = {}) {
      await sender.send(MAIL, mail, { db: fromDrizzle(tx, sql), startAfter: afterSeconds });
      waking ??= setTimeout(() => {
        waking = undefined;
        worker?.wake();
      }, WAKE_MS).unref();
    },
    async removeMail(tx, addresses) {
      const db = fromDrizzle(tx, sql);
      for (const queue of [MAIL, LOST_MAIL]) {
        for (const to of addresses) {
          const found = await sender.findJobs(queue, { data: { to }, db });
          const ids = found.map(({ id }) => id);
          if (ids.length > 0) await sender.deleteJob(queue, ids, { db });
        }
      }
    },
    async startWork(work) {
      // Finished jobs are removed hourly. The database vacuums and reindexes by itself.
      const boss = create({ maintenanceIntervalSeconds: 3_600, monitorVacuum: false, reindex: false });
      worker = startWorker(boss, work, { log, report, wasRemoved });
      await worker.begun;
    },
    async resendLostMail() {
      let count = 0;
      for (let moved = -1; moved !== 0; count += moved) moved = await sender.redrive(LOST_MAIL);
      return count;
    },
    async stop() {
      clearTimeout(waking);
      await worker?.stop();
      await sender.stop({ close: false, graceful: false });
    },
  };
}

/** While the database is unreachable every poll fails; this logs one warning a minute instead of one per poll. */
function createThrottledReport(log: Pick<Logger, "warn">): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    log.warn({ err: error }, "the job queue fails and goes on trying");
  };
}
