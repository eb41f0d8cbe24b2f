// npm run admin -- create|revoke|reset-2fa EMAIL: looks after administrators on the configured database.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { system } from "#domain/accounts/actor.ts";
import { runAdminCommand } from "#server/accounts/admin-command.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/client.ts";
import { DatabaseInUseError, DatabaseUnreachableError } from "#server/db/errors.ts";
import { createLogger } from "#server/log.ts";
import { openParts } from "#server/open-parts.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<0 | 1> {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    return await runOnDatabase(args);
  } catch (error) {
    const lines = explain(error);
    if (!lines) throw error;
    for (const line of lines) console.error(line);
    return 1;
  }
}

async function runOnDatabase(args: string[]): Promise<0 | 1> {
  const config = readConfig(process.env);
  const log = createLogger("error");
  await mkdir(config.dataDir, { recursive: true });
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log });
  try {
    const { services, accounts, close } = await openParts(config, database, log);
    const client = { address: "", userAgent: "" };
    const context = { ...services, accounts, client, actor: system, now: new Date() };
    const terminal = { print: (line: string) => console.log(line), askPassword };
    return await runAdminCommand(context, args, terminal).finally(close);
  } finally {
    await database.close();
  }
}

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

function explain(error: unknown): string[] | undefined {
  if (error instanceof ConfigError) return error.problems;
  if (error instanceof DatabaseInUseError) {
    return [
      "O banco de dados está em uso pela loja, que precisa estar parada para este comando.",
      "Pare o servidor (Ctrl+C) e execute de novo; com DATABASE_URL os dois podem funcionar juntos.",
    ];
  }
  if (error instanceof DatabaseUnreachableError) return [error.message];
  return undefined;
}
