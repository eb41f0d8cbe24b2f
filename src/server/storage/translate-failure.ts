import { DomainError } from "#domain/errors.ts";

/** Whatever went wrong below, callers learn one thing: the storage cannot be used now. The cause goes to the log. */
export async function translateFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new DomainError("storage_unavailable", { cause });
  }
}
