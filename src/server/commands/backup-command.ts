import { createWriteStream, existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fetchFromDoor } from "../backup/backup-door.ts";
import { backupFilename } from "../backup/backup-format.ts";
import { BackupRefusedError } from "../backup/backup-refused-error.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { DatabaseInUseError } from "../db/errors.ts";
import { renamePatiently } from "../files/rename-patiently.ts";
import { openStorage } from "../storage/storage.ts";
import { countBytes, formatBytes } from "./progress.ts";
import { type CommandParts, readArguments } from "./run-command.ts";

const USAGE = `Uso:
  npm run backup -- ARQUIVO    copia o banco de dados e as imagens para um arquivo .tar.gz
  npm run backup -- PASTA/     o mesmo, com a data e a hora no nome
  npm run --silent backup -- - escreve na saída padrão

A loja pode continuar funcionando. O arquivo só aparece quando está inteiro, e só você pode lê-lo.`;

/** What `npm run backup` does. */
export async function runBackupCommand(parts: CommandParts, args: string[]): Promise<0 | 1> {
  const given = readArguments(args, USAGE, {});
  if ("exit" in given) return given.exit;
  const now = new Date();
  const content = await openContent(parts, now);
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

/** From the database itself or, where a running shop holds it, from that shop. */
async function openContent({ config, log, openConfigured }: CommandParts, now: Date): Promise<Readable> {
  const { databaseUrl, dataDir, storageUrl: url } = config;
  // Opening would make a new database where a wrong folder was given.
  if (databaseUrl === undefined && !existsSync(join(dataDir, "db"))) throw new BackupRefusedError("no_shop");
  try {
    const { db } = await openConfigured();
    return await writeBackup({ db, storage: await openStorage({ url, dataDir }), log, now });
  } catch (error) {
    if (error instanceof DatabaseInUseError) return fetchFromDoor(dataDir);
    throw error;
  }
}

/** Into a folder under a name that tells the moment; npm runs commands elsewhere than where they were typed. */
async function nameFile(target: string, now: Date): Promise<string> {
  const path = resolve(process.env.INIT_CWD ?? "", target);
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() || target.endsWith("/") || target.endsWith(sep)
    ? join(path, backupFilename(now))
    : path;
}

/** Under its name only when it is whole and on the disk; what is in it is for its owner alone. */
async function writeWhole(file: string, content: Readable, counter: NodeJS.ReadWriteStream): Promise<void> {
  const draft = `${file}.parcial-${process.pid}`;
  try {
    await pipeline(content, counter, createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }));
    await renamePatiently(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
