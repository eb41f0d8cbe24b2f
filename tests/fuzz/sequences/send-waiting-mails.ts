import { sql } from "drizzle-orm";
import { system } from "#domain/accounts/actor.ts";
import { MAIL } from "#server/jobs/queues.ts";
import { mailJobSchema } from "#server/mail/mail-job.ts";
import { composeMail } from "#server/runtime/compose-mail.ts";
import type { TestApp } from "../../support/app.ts";

/** Sends the queued mails as the shop's worker does, but now instead of at the worker's next poll. */
export async function sendWaitingMails(app: TestApp): Promise<void> {
  const services = app.services();
  const { rows } = await services.db.execute<{ id: string; data: unknown }>(
    sql`update jobs.job set state = 'completed', completed_on = now()
      where name = ${MAIL} and state = 'created' returning id, data`,
  );
  for (const { data } of rows) {
    const client = { address: "", userAgent: "" };
    const ctx = { ...services, accounts: app.accounts(), client, actor: system, now: new Date() };
    const composed = await composeMail(ctx, mailJobSchema.parse(data));
    if (!composed) continue;
    await services.mailer.send(composed);
    await composed.onSent?.();
  }
}
