import { system } from "#domain/accounts/actor.ts";
import type { ServiceDependencies } from "#server/context/service-context.ts";
import type { AccountDependencies } from "#server/identity/account-context.ts";
import type { MailQueue } from "#server/jobs/job-queue.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import { composeMail } from "#server/runtime/compose-mail.ts";

export interface HeldMails extends MailQueue {
  /** Composes and sends the mails that were added so far, one after the other. */
  sendAll(services: ServiceDependencies, accounts: AccountDependencies): Promise<void>;
}

/** Replaces the job queue in tests: it holds mails until a test sends them. The queue has its own tests. */
export function holdMails(): HeldMails {
  const held: MailJob[] = [];
  return {
    async addMail(_tx, mail) {
      held.push(mail);
    },
    async removeMail(_tx, addresses) {
      const remaining = held.filter((mail) => !("to" in mail && addresses.includes(mail.to)));
      held.splice(0, held.length, ...remaining);
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
