/** Errors of the database itself. The start shows their message in one line; no shopper sees it. */

export class DatabaseInUseError extends Error {
  override name = "DatabaseInUseError";

  constructor(folder: string, options?: ErrorOptions) {
    super(`The database in ${folder} is already open in another process; stop that one first.`, options);
  }
}

export class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";

  constructor(target: string, options: { cause: Error }) {
    super(`The database at ${target} does not answer: ${options.cause.message}`, options);
  }
}

export class EmbeddedDatabaseStoppedError extends Error {
  override name = "EmbeddedDatabaseStoppedError";

  constructor(reason: string, options?: ErrorOptions) {
    super(`The embedded database has stopped: ${reason}`, options);
  }
}

export class DiskFullError extends Error {
  override name = "DiskFullError";

  constructor(folder: string, options: { cause: unknown }) {
    super(
      `The disk of ${folder} is full; the database needs some 50 MB to open. Make room and start again.`,
      options,
    );
  }
}
