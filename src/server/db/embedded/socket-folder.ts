import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** The name that the `pg` driver looks for in a folder given as its host. */
export const SOCKET_NAME = ".s.PGSQL.5432";
/** `sun_path` holds 104 bytes on macOS and 108 on Linux, the closing zero included. */
const LONGEST_SOCKET_PATH = 103;

/** mkdtemp makes the folder with mode 0700: nobody else on the machine can reach the socket in it. */
export function makeSocketFolder(noteFile: string, socketName = SOCKET_NAME): string {
  removeForgottenFolder(noteFile, socketName);
  const socketFolder = fs.mkdtempSync(path.join(chooseParent(preferredParents(noteFile)), "manto-"));
  fs.writeFileSync(noteFile, socketFolder);
  return socketFolder;
}

export function removeSocketFolder(socketFolder: string, noteFile: string, socketName = SOCKET_NAME): void {
  fs.rmSync(path.join(socketFolder, socketName), { force: true });
  if (fs.existsSync(socketFolder)) fs.rmdirSync(socketFolder);
  fs.rmSync(noteFile, { force: true });
}

/** macOS removes from its temporary folder what was not touched for three days, a living socket too. */
export function preferredParents(noteFile: string, platform = process.platform): string[] {
  return platform === "darwin" ? [path.dirname(noteFile), os.tmpdir()] : [os.tmpdir()];
}

export function chooseParent(preferred: readonly string[]): string {
  const fits = (parent: string) =>
    Buffer.byteLength(path.join(parent, "manto-XXXXXX", SOCKET_NAME)) <= LONGEST_SOCKET_PATH;
  return preferred.find(fits) ?? "/tmp";
}

/** A killed process leaves its socket behind; whoever holds the data folder's lock may take it away. */
function removeForgottenFolder(noteFile: string, socketName: string): void {
  if (!fs.existsSync(noteFile)) return;
  const forgotten = fs.readFileSync(noteFile, "utf8");
  if (path.basename(forgotten).startsWith("manto-")) removeSocketFolder(forgotten, noteFile, socketName);
}
