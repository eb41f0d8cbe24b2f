import { existsSync } from "node:fs";
import { join } from "node:path";
import { BackupRefusedError } from "../backup/backup-refused-error.ts";
import { copyPictures } from "../backup/copy-pictures.ts";
import { moveDatabase } from "../backup/move-database.ts";
import { openDatabase } from "../db/client.ts";
import { describeTarget } from "../db/server-pool.ts";
import { openStorage } from "../storage/storage.ts";
import { formatCount } from "./progress.ts";
import { type CommandDependencies, readArguments } from "./run-command.ts";

const USAGE = `Uso:
  npm run move -- --to postgres://usuario:senha@servidor/banco
  npm run move -- --to postgres://… --files-to "s3://balde?endpoint=…&region=…"

Copia a loja do banco de dados embutido (DATA_DIR) para um PostgreSQL vazio e, com --files-to, as imagens para um
armazenamento S3 vazio. A loja precisa estar parada. O que está em DATA_DIR continua lá, intacto.`;

/** Implements `npm run move`. */
export async function runMoveCommand(dependencies: CommandDependencies, args: string[]): Promise<0 | 1> {
  const given = readArguments(args, USAGE, { to: { type: "string" }, "files-to": { type: "string" } });
  if ("exit" in given) return given.exit;
  const { to, "files-to": filesTo } = given.options;
  if (typeof to !== "string" || !/^postgres(ql)?:\/\//.test(to)) {
    console.error(USAGE);
    return 1;
  }
  const { databaseUrl, dataDir } = dependencies.config;
  if (databaseUrl !== undefined) throw new BackupRefusedError("not_embedded");
  if (!existsSync(join(dataDir, "db"))) throw new BackupRefusedError("no_shop");
  const source = await dependencies.openConfigured();
  if (typeof filesTo === "string") await movePictures(dependencies, filesTo);
  const target = await openDatabase({ url: to, dataDir, log: dependencies.log });
  try {
    console.error(`Copiando o banco de dados para ${describeTarget(to)}…`);
    const { tables, rows } = await moveDatabase(source, target, new Date());
    console.error(`Pronto: ${formatCount(rows)} linhas em ${tables} tabelas.`);
  } finally {
    await target.close();
  }
  console.error(nextSteps(dataDir, typeof filesTo === "string"));
  return 0;
}

async function movePictures({ config }: CommandDependencies, url: string): Promise<void> {
  const { dataDir, storageUrl } = config;
  const source = await openStorage({ url: storageUrl, dataDir });
  const target = await openStorage({ url, dataDir });
  console.error("Copiando as imagens…");
  const count = await copyPictures(source, target);
  console.error(`Pronto: ${formatCount(count)} imagens.`);
  await target.close();
}

function nextSteps(dataDir: string, withFiles: boolean): string {
  return [
    "",
    "Para usar a loja no novo banco, defina em cada servidor (no arquivo .env, por exemplo):",
    "  DATABASE_URL=     o mesmo endereço dado em --to",
    `  SESSION_SECRET=   o conteúdo de ${join(dataDir, "session-secret")}`,
    ...(withFiles ? ["  STORAGE_URL=      o mesmo endereço dado em --files-to"] : []),
    "Os dados antigos continuam na pasta; guarde-os até conferir a loja nova.",
  ].join("\n");
}
