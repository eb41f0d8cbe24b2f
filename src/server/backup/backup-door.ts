import { existsSync, readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeSocketFolder, removeSocketFolder } from "../db/embedded/socket-folder.ts";
import type { Logger } from "../log.ts";
import { BackupRefusedError } from "./backup-refused-error.ts";

/*
 * Only the running shop can read the embedded database. So it answers `npm run backup` over a unix socket in a folder
 * that none but its own user may enter: whoever comes in could read the data folder as well.
 */

const SOCKET = "backup.sock";
const noteFileOf = (dataDir: string) => join(dataDir, "backup.socket");

interface DoorOptions {
  dataDir: string;
  log: Logger;
  write(): Promise<Readable>;
}

export async function openBackupDoor({
  dataDir,
  log,
  write,
}: DoorOptions): Promise<{ close(): Promise<void> }> {
  // Windows has no folder that keeps a socket from others; there the back-office's button remains.
  if (process.platform === "win32") return { close: async () => {} };
  const noteFile = noteFileOf(dataDir);
  const folder = makeSocketFolder(noteFile, SOCKET);
  const server = createServer(async (_request, response) => {
    try {
      await pipeline(await write(), response);
      log.info("a backup was taken from the command line");
    } catch (error) {
      log.warn({ err: error }, "a backup for the command line was not finished");
      // Cut off, the other side knows that it is not whole.
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
      removeSocketFolder(folder, noteFile, SOCKET);
    },
  };
}

/** A backup from the shop that is running on this folder. */
export async function fetchFromDoor(dataDir: string): Promise<Readable> {
  const noteFile = noteFileOf(dataDir);
  if (!existsSync(noteFile)) throw new BackupRefusedError("unreachable");
  const socketPath = join(readFileSync(noteFile, "utf8"), SOCKET);
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, path: "/" }, resolve);
    asking.once("error", (cause) => reject(new BackupRefusedError("unreachable", { cause })));
    asking.end();
  });
}
