import type { Job, JobResult } from "pg-boss";
import type { Logger } from "../logging/log.ts";
import { type MailJob, mailJobSchema } from "../mail/mail-job.ts";
import type { Mailer, MailMessage } from "../mail/mailer.ts";
import { isRefusal } from "../mail/refusal.ts";
import { MAIL_RETRIES } from "./queues.ts";

export interface ComposedMail extends MailMessage {
  /** Called after the mail was sent, to record that. */
  onSent?(): Promise<void>;
}

/** Composes the mail of a job. Returns undefined if its recipient no longer needs it. */
export type ComposeMail = (job: MailJob) => Promise<ComposedMail | undefined>;

interface MailWork {
  compose: ComposeMail;
  mailer: Pick<Mailer, "send" | "removeCopies">;
  /** Whether the job was deleted, because its recipient was erased. It waits for an erasure that has not committed yet. */
  wasRemoved(jobId: string): Promise<boolean>;
  log: Pick<Logger, "warn" | "error">;
}

/** Creates the handler of the mail queue. Each mail of a batch succeeds or fails by itself. */
export function createMailWork(work: MailWork): (jobs: Job<unknown>[]) => Promise<JobResult[]> {
  return (jobs) => Promise.all(jobs.map((job) => sendOne(work, job)));
}

async function sendOne(
  { compose, mailer, wasRemoved, log }: MailWork,
  job: Job<unknown>,
): Promise<JobResult> {
  const { id } = job;
  const { data: mail } = mailJobSchema.safeParse(job.data);
  const attempt = job.retryCount + 1;
  if (!mail) {
    // During a rolling update a newer version may have added it; the retry leaves it to a process of that version.
    log.warn({ job: id, attempt }, "a mail of a kind that this version does not know");
    return { id, status: "failed", output: { reason: "unknown kind" } };
  }
  const { kind } = mail;
  try {
    const composed = await compose(mail);
    if (composed) {
      const { onSent, ...message } = composed;
      // The same message id at every attempt lets the mailbox recognise a duplicate.
      await mailer.send({ ...message, id });
      // An erasure while the mail was on its way could not find the copy that this has just stored.
      if (await wasRemoved(id)) await mailer.removeCopies([message.to]);
      await onSent?.();
    }
    return { id, status: "completed" };
  } catch (error) {
    const refused = isRefusal(error);
    const reason = describeFailure(error);
    if (refused || job.retryCount >= MAIL_RETRIES)
      log.error({ job: id, kind, reason }, "a mail was given up");
    else log.warn({ job: id, kind, attempt, reason }, "a mail could not be sent yet");
    return { id, status: refused ? "deadletter" : "failed", output: { reason } };
  }
}

/** Leaves out the mail server's own message, because it contains the recipient's address. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  const answer = cause instanceof Error && "responseCode" in cause ? String(cause.responseCode) : undefined;
  return [error.message, code, answer].filter(Boolean).join(" ");
}
