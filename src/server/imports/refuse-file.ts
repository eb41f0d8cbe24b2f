import { DomainError } from "#domain/errors.ts";

/** For a file that cannot be imported at all: the sentence is shown in the place of a report. */
export const refuseFile = (message: string): DomainError => new DomainError("invalid_request", { message });
