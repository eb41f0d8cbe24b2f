import type { PgBoss } from "pg-boss";
import type { Logger } from "../logging/log.ts";
import type { Mailer } from "../mail/mailer.ts";
import { CHORES, MAIL } from "./queues.ts";
import { type Chores, createChoreWork, scheduleChores } from "./work-on-chores.ts";
import { type ComposeMail, createMailWork } from "./work-on-mail.ts";

export interface Work {
  compose: ComposeMail;
  mailer: Pick<Mailer, "send" | "removeCopies">;
  chores: Chores;
}

export interface JobWorker {
  /** Resolves when the worker runs, or when its first attempt to start has failed. */
  begun: Promise<void>;
  /** Fetches waiting mail now instead of at the next poll. */
  wake(): void;
  stop(): Promise<void>;
}

/** Polling can be slow, because adding a mail wakes the worker of the same process. */
const mailPace = { pollingIntervalSeconds: 5, batchSize: 10, burstWhenBatchFull: true };
const chorePace = { pollingIntervalSeconds: 5 };
const STOP_TIMEOUT_MS = 3_000;
const RETRY_MS = 10_000;

interface WorkerOptions {
  log: Logger;
  report(error: unknown): void;
  wasRemoved(jobId: string): Promise<boolean>;
}

export function startWorker(
  boss: PgBoss,
  { compose, mailer, chores }: Work,
  { log, report, wasRemoved }: WorkerOptions,
): JobWorker {
  let mailWorker = "";
  let choreWorker = "";
  let retry: NodeJS.Timeout | undefined;
  let stopping = false;

  async function begin(): Promise<void> {
    try {
      await boss.start();
      const sendMails = createMailWork({ compose, mailer, wasRemoved, log });
      mailWorker = await boss.work(MAIL, { ...mailPace, perJobResults: true }, sendMails);
      await scheduleChores(boss, chores);
      const runChore = createChoreWork(chores, log);
      choreWorker = await boss.work<{ chore: string }>(CHORES, chorePace, async (jobs) => {
        await runChore(jobs);
        // After a time off many chores are due, and the next one need not wait for its poll.
        boss.notifyWorker(choreWorker);
      });
    } catch (error) {
      if (stopping) return;
      report(error);
      await boss.stop({ close: false, graceful: false });
      retry = setTimeout(begin, RETRY_MS).unref();
    }
  }

  return {
    begun: begin(),
    wake: () => boss.notifyWorker(mailWorker),
    async stop() {
      stopping = true;
      clearTimeout(retry);
      await boss.stop({ close: false, timeout: STOP_TIMEOUT_MS });
    },
  };
}
