import { rename } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

const MAX_ATTEMPTS = 10;
const LOCK_ERRORS = new Set(["EPERM", "EACCES", "EBUSY"]);

/**
 * Windows refuses a rename while a reader or a virus scanner has one of the two files open, so it is retried for a
 * moment.
 */
export async function renameWithRetry(
  from: string,
  to: string,
  { platform = process.platform, tryRename = rename, pauseMs = 20 } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryRename(from, to);
    } catch (error) {
      const isLocked = LOCK_ERRORS.has((error as NodeJS.ErrnoException).code ?? "");
      if (platform !== "win32" || !isLocked || attempt === MAX_ATTEMPTS) throw error;
      await delay(attempt * pauseMs);
    }
  }
}
