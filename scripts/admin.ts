// npm run admin -- create|revoke|reset-2fa EMAIL: looks after administrators on the configured database.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { system } from "#domain/accounts/actor.ts";
import { runAdminCommand } from "#server/accounts/admin-command.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { openParts } from "#server/open-parts.ts";

process.exitCode = await runCommand(async ({ config, log, openConfigured }) => {
  const { services, accounts, close } = await openParts(config, await openConfigured(), log);
  const client = { address: "", userAgent: "" };
  const context = { ...services, accounts, client, actor: system, now: new Date() };
  const terminal = { print: (line: string) => console.log(line), askPassword };
  return runAdminCommand(context, process.argv.slice(2), terminal).finally(close);
});

/** Asks where somebody sits at a terminal, and shows nothing of what is typed. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return "";
  process.stdout.write("Senha (vazia: gerar uma): ");
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  const typed = await terminal.question("");
  terminal.close();
  process.stdout.write("\n");
  return typed;
}
