// npm run move -- --to postgres://…: copies the shop from the embedded database to a server.
import { runMoveCommand } from "#server/commands/move-command.ts";
import { runCommand } from "#server/commands/run-command.ts";

process.exitCode = await runCommand((parts) => runMoveCommand(parts, process.argv.slice(2)));
