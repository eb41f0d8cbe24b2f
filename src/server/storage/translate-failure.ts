import { DomainError } from "#domain/errors.ts";

/** The disk is full, or the part of it that this user may fill. */
const fullCodes = new Set(["ENOSPC", "EDQUOT"]);

/** Whatever went wrong below, callers learn whether there is no room or no storage. The cause goes to the log. */
export async function translateFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isFull = fullCodes.has(String((cause as NodeJS.ErrnoException | undefined)?.code));
    throw new DomainError(isFull ? "disk_full" : "storage_unavailable", { cause });
  }
}
