import { existsSync, readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeSocketFolder, removeSocketFolder } from "../db/embedded/socket-folder.ts";
import type { Logger } from "../logging/log.ts";
import { BackupRefusedError } from "./backup-refused-error.ts";

/*
 * Only the running shop can read the embedded database, so `npm run backup` fetches a backup from it over a unix
 * socket. The socket's folder is accessible only to the user who runs the shop, who can read the data folder anyway.
 */

const SOCKET = "backup.sock";
const pointerFileOf = (dataDir: string) => join(dataDir, "backup.socket");

interface BackupSocketOptions {
  dataDir: string;
  log: Logger;
  write(): Promise<Readable>;
}

export async function openBackupSocket({
  dataDir,
  log,
  write,
}: BackupSocketOptions): Promise<{ close(): Promise<void> }> {
  // Windows cannot protect a socket by its folder's permissions; there a backup is made in the back-office.
  if (process.platform === "win32") return { close: async () => {} };
  const pointerFile = pointerFileOf(dataDir);
  const folder = makeSocketFolder(pointerFile, SOCKET);
  const server = createServer(async (_request, response) => {
    try {
      await pipeline(await write(), response);
      log.info("a backup was taken from the command line");
    } catch (error) {
      log.warn({ err: error }, "a backup for the command line was not finished");
      // The aborted response tells the client that the backup is incomplete.
      response.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(join(folder, SOCKET), resolve);
  });
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      removeSocketFolder(folder, pointerFile, SOCKET);
    },
  };
}

/** Fetches a backup from the shop that is running on this data folder. */
export async function fetchFromBackupSocket(dataDir: string): Promise<Readable> {
  const pointerFile = pointerFileOf(dataDir);
  if (!existsSync(pointerFile)) throw new BackupRefusedError("unreachable");
  const socketPath = join(readFileSync(pointerFile, "utf8"), SOCKET);
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, path: "/" }, resolve);
    outgoing.once("error", (cause) => reject(new BackupRefusedError("unreachable", { cause })));
    outgoing.end();
  });
}
