import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** The name that the `pg` driver looks for in a folder given as its host. */
export const SOCKET_NAME = ".s.PGSQL.5432";
/** `sun_path` holds 104 bytes on macOS and 108 on Linux, the closing zero included. */
const MAX_SOCKET_PATH_BYTES = 103;

/** mkdtemp makes the folder with mode 0700: no other user of the machine can reach the socket in it. */
export function makeSocketFolder(pointerFile: string, socketName = SOCKET_NAME): string {
  removeStaleFolder(pointerFile, socketName);
  const socketFolder = fs.mkdtempSync(path.join(chooseParent(preferredParents(pointerFile)), "manto-"));
  fs.writeFileSync(pointerFile, socketFolder);
  return socketFolder;
}

export function removeSocketFolder(
  socketFolder: string,
  pointerFile: string,
  socketName = SOCKET_NAME,
): void {
  fs.rmSync(path.join(socketFolder, socketName), { force: true });
  if (fs.existsSync(socketFolder)) fs.rmdirSync(socketFolder);
  fs.rmSync(pointerFile, { force: true });
}

/** macOS deletes files from its temporary folder that were not used for three days, even a socket in use. */
export function preferredParents(pointerFile: string, platform = process.platform): string[] {
  return platform === "darwin" ? [path.dirname(pointerFile), os.tmpdir()] : [os.tmpdir()];
}

export function chooseParent(preferred: readonly string[]): string {
  const fits = (parent: string) =>
    Buffer.byteLength(path.join(parent, "manto-XXXXXX", SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES;
  return preferred.find(fits) ?? "/tmp";
}

/** A killed process leaves its socket behind; the process that holds the lock of the data folder may remove it. */
function removeStaleFolder(pointerFile: string, socketName: string): void {
  if (!fs.existsSync(pointerFile)) return;
  const stale = fs.readFileSync(pointerFile, "utf8");
  if (path.basename(stale).startsWith("manto-")) removeSocketFolder(stale, pointerFile, socketName);
}
