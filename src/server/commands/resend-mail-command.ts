import { migrateDatabase } from "../db/migrate.ts";
import { openJobQueue } from "../jobs/job-queue.ts";
import type { CommandParts } from "./run-command.ts";

/** What `npm run resend-mail` does: mails that were given up get all their attempts once more. */
export async function runResendMailCommand({ log, openConfigured }: CommandParts): Promise<0> {
  const database = await openConfigured();
  await migrateDatabase(database);
  const queue = await openJobQueue(database, log);
  const count = await queue.resendLostMail();
  await queue.stop();
  const words = count === 0 ? "Nenhum e-mail perdido." : `E-mails de volta na fila: ${count}`;
  process.stdout.write(`${words}\n`);
  return 0;
}
