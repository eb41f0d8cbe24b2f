import { DatabaseSync } from "node:sqlite";
import { DatabaseInUseError } from "../shared/errors.ts";

const SQLITE_BUSY = 5;

export interface FolderLock {
  release(): void;
}

/**
 * Locks a data folder, which two processes would corrupt silently. SQLite's exclusive transaction holds a lock of the
 * kernel: unlike a pid file, it is released as soon as its process ends, even by kill -9.
 */
export function lockFolder(lockFile: string, folder: string): FolderLock {
  const database = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new DatabaseInUseError(folder, { cause: error });
    throw error;
  }
  return { release: () => database.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
