import { rename } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

const MAX_ATTEMPTS = 10;
const HELD_BY_ANOTHER = new Set(["EPERM", "EACCES", "EBUSY"]);

/** Windows refuses a rename while a reader or a virus scanner holds one of the two files; a moment later it does not. */
export async function renamePatiently(
  from: string,
  to: string,
  { platform = process.platform, tryRename = rename, pauseMs = 20 } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryRename(from, to);
    } catch (error) {
      const isHeld = HELD_BY_ANOTHER.has((error as NodeJS.ErrnoException).code ?? "");
      if (platform !== "win32" || !isHeld || attempt === MAX_ATTEMPTS) throw error;
      await delay(attempt * pauseMs);
    }
  }
}
