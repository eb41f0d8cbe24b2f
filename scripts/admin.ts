// npm run admin -- create|revoke|reset-2fa EMAIL: manages administrators on the configured database.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { system } from "#domain/accounts/actor.ts";
import { runAdminCommand } from "#server/administrators/admin-command.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { openServices } from "#server/runtime/open-services.ts";

process.exitCode = await runCommand(async ({ config, log, openConfigured }) => {
  const { services, accounts, close } = await openServices(config, await openConfigured(), log);
  const client = { address: "", userAgent: "" };
  const context = { ...services, accounts, client, actor: system, now: new Date() };
  const terminal = { print: (line: string) => console.log(line), askPassword };
  return runAdminCommand(context, process.argv.slice(2), terminal).finally(close);
});

/** Prompts for the password without echo if standard input is a terminal. */
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
