import { DomainError } from "#domain/errors.ts";

/** The error for a file that cannot be imported at all; its message is shown instead of a report. */
export const refuseFile = (message: string): DomainError => new DomainError("invalid_request", { message });
