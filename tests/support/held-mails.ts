import { system } from "#domain/accounts/actor.ts";
import type { AccountParts } from "#server/accounts/account-context.ts";
import { composeMail } from "#server/compose-mail.ts";
import type { MailQueue } from "#server/jobs/job-queue.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import type { ServiceDependencies } from "#server/service-context.ts";

export interface HeldMails extends MailQueue {
  /** Writes and sends, one after the other, what was added so far. */
  sendAll(services: ServiceDependencies, accounts: AccountParts): Promise<void>;
}

/** Holds mails until a test asks for them, in place of a queue per test file; the queue has tests of its own. */
export function holdMails(): HeldMails {
  const held: MailJob[] = [];
  return {
    async addMail(_tx, mail) {
      held.push(mail);
    },
    async sendAll(services, accounts) {
      for (const job of held.splice(0)) {
        const client = { address: "", userAgent: "" };
        const ctx = { ...services, accounts, client, actor: system, now: new Date() };
        const composed = await composeMail(ctx, job);
        if (!composed) continue;
        await services.mailer.send(composed);
        await composed.onSent?.();
      }
    },
  };
}
