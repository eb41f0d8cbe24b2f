import type { ConstructorOptions, PgBoss } from "pg-boss";
import type { DatabaseHandle, DbOrTx } from "../db/client.ts";
import { sql } from "../db/sql.ts";
import type { Logger } from "../log.ts";
import type { MailJob } from "../mail/mail-job.ts";
import { type JobWorker, startWorker, type Work } from "./job-worker.ts";
import { queueDatabase } from "./queue-database.ts";
import { ensureQueues, LOST_MAIL, MAIL } from "./queues.ts";

export interface MailQueue {
  /** With a transaction's handle the mail is sent if that transaction commits, and never if it does not. */
  addMail(tx: DbOrTx, mail: MailJob): Promise<void>;
}

export interface JobQueue extends MailQueue {
  /** From now on this process does what waits, side by side with the others. Resolves when it has begun. */
  startWork(work: Work): Promise<void>;
  /** Gives mails that were given up all their attempts once more. Answers how many there were. */
  resendLostMail(): Promise<number>;
  /** Takes nothing more and waits a while for what is under way; the rest is given back. */
  stop(): Promise<void>;
}

const JOBS_SCHEMA = "jobs";
/** For a transaction to commit; one that takes longer is found by the next poll. */
const WAKE_MS = 30;
const QUIET_MS = 60_000;

/** Opens what adds jobs; what does them is started when the shop already answers. */
export async function openJobQueue(database: DatabaseHandle, log: Logger): Promise<JobQueue> {
  const { PgBoss, fromDrizzle } = await import("pg-boss");
  const report = reportTrouble(log);
  const create = (options: ConstructorOptions): PgBoss => {
    const boss = new PgBoss({
      db: queueDatabase(database.pool),
      backend: database.kind === "embedded" ? "pglite" : "postgres",
      schema: JOBS_SCHEMA,
      // Seldom, what nobody waits for: the queues do not change while it runs, and there are no flows.
      queueCacheIntervalSeconds: 3_600,
      flowIntervalSeconds: 3_600,
      bamIntervalSeconds: 3_600,
      ...options,
    });
    return boss.on("error", report).on("warning", ({ message }) => log.warn(`The job queue: ${message}`));
  };

  const sender = await create({ schedule: false, supervise: false }).start();
  // Its start reads the queues into memory. Were one missing there, adding a job would ask the database for it beside
  // the transaction that it is added in, and the embedded database has no second connection.
  if (await ensureQueues(sender)) {
    await sender.stop({ close: false, graceful: false });
    await sender.start();
  }
  let worker: JobWorker | undefined;
  let waking: NodeJS.Timeout | undefined;

  return {
    async addMail(tx, mail) {
      await sender.send(MAIL, mail, { db: fromDrizzle(tx, sql) });
      waking ??= setTimeout(() => {
        waking = undefined;
        worker?.wake();
      }, WAKE_MS).unref();
    },
    async startWork(work) {
      // What is done is removed hourly; vacuuming is the database's own affair.
      const boss = create({ maintenanceIntervalSeconds: 3_600, monitorVacuum: false, reindex: false });
      worker = startWorker(boss, work, { log, report });
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

/** While the database is away every poll fails; a line a minute says it. */
function reportTrouble(log: Pick<Logger, "warn">): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    log.warn({ err: error }, "the job queue fails and goes on trying");
  };
}
