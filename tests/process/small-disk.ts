import { execFileSync } from "node:child_process";
import { chmodSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./server-process.ts";

export interface SmallDisk {
  folder: string;
  /** Fills it until only this many bytes are free. */
  fillUpTo(bytesLeft: number): void;
  makeRoom(): void;
}

/** Mounts a small disk in memory; undefined if this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  chmodSync(folder, 0o777);
  const filler = join(folder, "filler");
  const makeRoom = () => rmSync(filler, { force: true });
  return {
    folder,
    makeRoom,
    fillUpTo(bytesLeft) {
      makeRoom();
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytesLeft)));
    },
  };
}
