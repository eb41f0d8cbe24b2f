import { createWriteStream, existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { backupFilename } from "../backup/backup-format.ts";
import { BackupRefusedError } from "../backup/backup-refused-error.ts";
import { fetchFromBackupSocket } from "../backup/backup-socket.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { DatabaseInUseError } from "../db/shared/errors.ts";
import { renameWithRetry } from "../files/rename-with-retry.ts";
import { openStorage } from "../storage/storage.ts";
import { countBytes, formatBytes } from "./progress.ts";
import { type CommandDependencies, readArguments } from "./run-command.ts";

const USAGE = `Uso:
  npm run backup -- ARQUIVO    copia o banco de dados e as imagens para um arquivo .tar.gz
  npm run backup -- PASTA/     o mesmo, com a data e a hora no nome
  npm run --silent backup -- - escreve na saída padrão

A loja pode continuar funcionando. O arquivo só aparece quando está inteiro, e só você pode lê-lo.`;

/** Implements `npm run backup`. */
export async function runBackupCommand(dependencies: CommandDependencies, args: string[]): Promise<0 | 1> {
  const given = readArguments(args, USAGE, {});
  if ("exit" in given) return given.exit;
  const now = new Date();
  const content = await openContent(dependencies, now);
  const counter = countBytes("Copiando…");
  if (given.target === "-") {
    await pipeline(content, counter, process.stdout);
    return 0;
  }
  const file = await nameFile(given.target, now);
  await writeWhole(file, content, counter);
  console.error(`Backup pronto: ${file} (${formatBytes(counter.bytes())})`);
  return 0;
}

/** Reads the database directly or, where a running shop holds it, fetches the backup from that shop. */
async function openContent(
  { config, log, openConfigured }: CommandDependencies,
  now: Date,
): Promise<Readable> {
  const { databaseUrl, dataDir, storageUrl: url } = config;
  // Opening the database would create a new one if the folder is wrong.
  if (databaseUrl === undefined && !existsSync(join(dataDir, "db"))) throw new BackupRefusedError("no_shop");
  try {
    const { db } = await openConfigured();
    return await writeBackup({ db, storage: await openStorage({ url, dataDir }), log, now });
  } catch (error) {
    if (error instanceof DatabaseInUseError) return fetchFromBackupSocket(dataDir);
    throw error;
  }
}

/**
 * Adds a file name with the current time if the target is a folder. Paths are relative to INIT_CWD, because npm runs
 * scripts in the project's folder.
 */
async function nameFile(target: string, now: Date): Promise<string> {
  const path = resolve(process.env.INIT_CWD ?? "", target);
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() || target.endsWith("/") || target.endsWith(sep)
    ? join(path, backupFilename(now))
    : path;
}

/**
 * Writes to a temporary name and renames it once the backup is complete and flushed. Only the owner may read the file.
 */
async function writeWhole(file: string, content: Readable, counter: NodeJS.ReadWriteStream): Promise<void> {
  const draft = `${file}.parcial-${process.pid}`;
  try {
    await pipeline(content, counter, createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }));
    await renameWithRetry(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
