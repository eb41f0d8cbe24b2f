// npm run backup -- FILE: copies the database and the pictures into one file, while the shop runs.
import { runBackupCommand } from "#server/commands/backup-command.ts";
import { runCommand } from "#server/commands/run-command.ts";

process.exitCode = await runCommand((parts) => runBackupCommand(parts, process.argv.slice(2)));
