import type { Job, JobResult } from "pg-boss";
import type { Logger } from "../log.ts";
import { type MailJob, mailJobSchema } from "../mail/mail-job.ts";
import type { Mailer, MailMessage } from "../mail/mailer.ts";
import { isRefusal } from "../mail/refusal.ts";
import { MAIL_RETRIES } from "./queues.ts";

export interface ComposedMail extends MailMessage {
  /** Notes that it has left. */
  onSent?(): Promise<void>;
}

/** Writes what a job asks for, or answers undefined where there is nobody to write to any more. */
export type ComposeMail = (job: MailJob) => Promise<ComposedMail | undefined>;

interface MailWork {
  compose: ComposeMail;
  mailer: Pick<Mailer, "send">;
  log: Pick<Logger, "warn" | "error">;
}

/** Sends what waits. One mail's failure is its own: the others of the batch are done. */
export function createMailWork(work: MailWork): (jobs: Job<unknown>[]) => Promise<JobResult[]> {
  return (jobs) => Promise.all(jobs.map((job) => sendOne(work, job)));
}

async function sendOne({ compose, mailer, log }: MailWork, job: Job<unknown>): Promise<JobResult> {
  const { id } = job;
  const { data: mail } = mailJobSchema.safeParse(job.data);
  const attempt = job.retryCount + 1;
  if (!mail) {
    // During an update it may be a newer version's: that one will come for it.
    log.warn({ job: id, attempt }, "a mail of a kind that this version does not know");
    return { id, status: "failed", output: { reason: "unknown kind" } };
  }
  const { kind } = mail;
  try {
    const composed = await compose(mail);
    if (composed) {
      const { onSent, ...message } = composed;
      // The same name at every attempt lets a mailbox recognise what it already has.
      await mailer.send({ ...message, id });
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

/** Not a mail server's own words, for they name the address. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  const answer = cause instanceof Error && "responseCode" in cause ? String(cause.responseCode) : undefined;
  return [error.message, code, answer].filter(Boolean).join(" ");
}
