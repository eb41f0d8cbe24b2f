import fs from "node:fs";
import path from "node:path";
import { canSyncFolders } from "../../files/can-sync-folders.ts";

/** Flushes a folder and everything below it to the disk (fsync). */
export function syncTree(folder: string, { recursive = true } = {}): void {
  if (recursive) {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const entryPath = path.join(folder, entry.name);
      if (entry.isDirectory()) syncTree(entryPath);
      else if (entry.isFile()) syncPath(entryPath, "r+");
    }
  }
  if (canSyncFolders) syncPath(folder, "r");
}

function syncPath(entryPath: string, flags: string): void {
  const descriptor = fs.openSync(entryPath, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
