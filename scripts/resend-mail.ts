// npm run resend-mail: puts mails that were given up back into the queue of the configured database.
import { runResendMailCommand } from "#server/commands/resend-mail-command.ts";
import { runCommand } from "#server/commands/run-command.ts";

process.exitCode = await runCommand(runResendMailCommand);
