/** What of an error is logged: enough to find the fault, nothing of what people typed. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
}

/** Fields of the database's and of Node's errors that name things of the program. The detail would quote a row. */
const harmless = [
  "code",
  "severity",
  "constraint",
  "schema",
  "table",
  "column",
  "routine",
  "syscall",
  "statusCode",
];

const MOST_CAUSES = 5;

export function describeFault(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const given = error as Error & Record<string, unknown>;
  const message = messageOf(given);
  const frames = framesOf(given)
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
  const described: LoggedError = {
    type: given.name,
    message,
    stack: [`${given.name}: ${message}`, ...frames].join("\n"),
  };
  for (const field of harmless) {
    if (typeof given[field] === "string" || typeof given[field] === "number") {
      Object.assign(described, { [field]: given[field] });
    }
  }
  if (given.cause instanceof Error && depth < MOST_CAUSES) {
    described.cause = describeFault(given.cause, depth + 1) as LoggedError;
  }
  return described;
}

/** Drizzle writes the values of a failed query behind it: names, addresses, hashes. */
function messageOf(error: Error & Record<string, unknown>): string {
  return typeof error.query === "string" && "params" in error
    ? `Failed query: ${error.query}`
    : error.message;
}

/** The stack begins with the message, in which somebody's text could look like one of its lines. */
function framesOf({ stack = "", message }: Error): string {
  const begin = stack.indexOf(message);
  return begin < 0 ? stack : stack.slice(begin + message.length);
}
