import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { BackupRefusedError } from "../backup/backup-refused-error.ts";
import { type DatabaseHandle, openDatabase } from "../db/client.ts";
import { DatabaseInUseError, DatabaseUnreachableError } from "../db/shared/errors.ts";
import { createLogger, type Logger } from "../logging/log.ts";
import { type Config, ConfigError, readConfig } from "../runtime/config.ts";

export interface CommandDependencies {
  config: Config;
  log: Logger;
  /** Opens the configured database. It is closed when the command ends. */
  openConfigured(): Promise<DatabaseHandle>;
}

/** Runs a command with configuration and logging. Returns the exit code: 0 for success, 1 after printing the reason. */
export async function runCommand(
  work: (dependencies: CommandDependencies) => Promise<0 | 1>,
): Promise<0 | 1> {
  const log = createLogger("error");
  let database: DatabaseHandle | undefined;
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const config = readConfig(process.env);
    const openConfigured = async () => {
      await mkdir(config.dataDir, { recursive: true });
      database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log });
      return database;
    };
    return await work({ config, log, openConfigured });
  } catch (error) {
    const lines = explain(error);
    if (!lines) throw error;
    for (const line of lines) console.error(line);
    return 1;
  } finally {
    await database?.close();
  }
}

type GivenOptions = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** Parses the options and at most one file after the command's name. For wrong arguments it prints the usage. */
export function readArguments(
  args: string[],
  usage: string,
  options: ParseArgsConfig["options"] & {},
): { exit: 0 | 1 } | { target: string; options: GivenOptions } {
  const help = { type: "boolean", short: "h" } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help },
      allowPositionals: true,
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      return { exit: 0 };
    }
    const wantsTarget = !("to" in options);
    if (positionals.length === (wantsTarget ? 1 : 0))
      return { target: positionals[0] ?? "", options: values };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  console.error(usage);
  return { exit: 1 };
}

function explain(error: unknown): string[] | undefined {
  if (error instanceof ConfigError) return error.problems;
  if (error instanceof DatabaseInUseError) {
    return [
      "O banco de dados está em uso pela loja, que precisa estar parada para este comando.",
      "Pare o servidor (Ctrl+C) e execute de novo; com DATABASE_URL os dois podem funcionar juntos.",
    ];
  }
  if (error instanceof DatabaseUnreachableError || error instanceof BackupRefusedError)
    return [error.message];
  // For file-system errors such as a missing file or a full disk, Node's own message is clear enough.
  if (error instanceof Error && "syscall" in error) return [error.message];
  return undefined;
}
