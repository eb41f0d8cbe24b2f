// npm run restore -- FILE: puts a backup into an empty shop.
import { runRestoreCommand } from "#server/commands/restore-command.ts";
import { runCommand } from "#server/commands/run-command.ts";

process.exitCode = await runCommand((parts) => runRestoreCommand(parts, process.argv.slice(2)));
