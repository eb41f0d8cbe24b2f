import { DomainError } from "#domain/errors.ts";

/** The disk or the user's quota is full. */
const fullCodes = new Set(["ENOSPC", "EDQUOT"]);

/** Turns every error into `disk_full` or `storage_unavailable`, with the original error as its cause for the log. */
export async function translateFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isFull = fullCodes.has(String((cause as NodeJS.ErrnoException | undefined)?.code));
    throw new DomainError(isFull ? "disk_full" : "storage_unavailable", { cause });
  }
}
