import { migrateDatabase } from "../db/migrate.ts";
import { openJobQueue } from "../jobs/job-queue.ts";
import type { CommandDependencies } from "./run-command.ts";

/** Implements `npm run resend-mail`: mails that ran out of attempts are queued again. */
export async function runResendMailCommand({ log, openConfigured }: CommandDependencies): Promise<0> {
  const database = await openConfigured();
  await migrateDatabase(database);
  const queue = await openJobQueue(database, log);
  const count = await queue.resendLostMail();
  await queue.stop();
  const message = count === 0 ? "Nenhum e-mail perdido." : `E-mails de volta na fila: ${count}`;
  process.stdout.write(`${message}\n`);
  return 0;
}
