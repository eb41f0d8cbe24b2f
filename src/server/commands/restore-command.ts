import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BackupManifest } from "../backup/backup-format.ts";
import { type CheckedArchive, checkArchive } from "../backup/check-archive.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { openStorage } from "../storage/storage.ts";
import { countBytes, formatCount } from "./progress.ts";
import { type CommandDependencies, readArguments } from "./run-command.ts";

const USAGE = `Uso:
  npm run restore -- ARQUIVO          restaura um backup numa loja vazia
  npm run restore -- -                o mesmo, da entrada padrão
  npm run restore -- --check ARQUIVO  só confere o arquivo, sem alterar nada

O destino é o que as variáveis dizem (DATA_DIR, DATABASE_URL, STORAGE_URL) e precisa estar vazio. Tudo ou nada: se algo
falhar, nada fica alterado. Um backup de uma versão mais antiga é atualizado no caminho.`;

/** Implements `npm run restore`. */
export async function runRestoreCommand(dependencies: CommandDependencies, args: string[]): Promise<0 | 1> {
  const given = readArguments(args, USAGE, { check: { type: "boolean" } });
  if ("exit" in given) return given.exit;
  if (given.target !== "-") {
    return checkAndRestore(dependencies, resolve(process.env.INIT_CWD ?? "", given.target), given.options);
  }
  // The file is read twice: it is verified completely before the first row is written.
  const folder = await mkdtemp(join(tmpdir(), "manto-restore-"));
  try {
    const file = join(folder, "backup.tar.gz");
    await pipeline(process.stdin, countBytes("Recebendo…"), createWriteStream(file, { mode: 0o600 }));
    return await checkAndRestore(dependencies, file, given.options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkAndRestore(
  { config, openConfigured }: CommandDependencies,
  file: string,
  { check }: { check?: unknown },
): Promise<0 | 1> {
  const { size } = await stat(file);
  const checked = await checkArchive(readWith("Conferindo…", file, size));
  if (check) {
    console.error(`O backup está inteiro: ${summarize(checked)}`);
    return 0;
  }
  const { dataDir, storageUrl: url } = config;
  const database = await openConfigured();
  const storage = await openStorage({ url, dataDir });
  await restoreBackup({ database, storage }, checked, readWith("Restaurando…", file, size));
  await storage.close();
  console.error(`Restaurado: ${summarize(checked)}`);
  console.error("As pessoas precisam entrar de novo na loja: sessões não fazem parte de um backup.");
  return 0;
}

function readWith(what: string, file: string, size: number): Readable {
  const counter = countBytes(what, size);
  pipeline(createReadStream(file), counter).catch(() => {});
  return counter;
}

function summarize({ manifest, keys }: CheckedArchive): string {
  const rows = countRows(manifest);
  return `de ${manifest.created_at}, ${formatCount(rows)} linhas em ${manifest.tables.length} tabelas, ${formatCount(keys.size)} imagens`;
}

const countRows = ({ tables }: BackupManifest) => tables.reduce((sum, { rows }) => sum + rows, 0);
