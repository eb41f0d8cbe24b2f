import { DomainError } from "#domain/errors.ts";
import { findViolation } from "../db/violations.ts";

/** Refuses a name that another record has, which the database notices while it writes. */
export async function refuseTakenName<Result>(
  { constraint, message }: { constraint: string; message: string },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (findViolation(error)?.constraint !== constraint) throw error;
    throw new DomainError("conflict", { message, fields: { name: message } });
  }
}
