import { API_KEY_PREFIX } from "#domain/api-key-prefix.ts";

/** The part of an error that is logged: enough to find its cause, and nothing that users typed. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
}

/** Fields of PostgreSQL's and Node's errors without user data. The `detail` is left out: it quotes row values. */
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

const MAX_CAUSES = 5;

export function serializeError(error: unknown, depth = 0): LoggedError | string {
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
  if (given.cause instanceof Error && depth < MAX_CAUSES) {
    described.cause = serializeError(given.cause, depth + 1) as LoggedError;
  }
  return described;
}

/** Drizzle's message ends with the parameters of the failed query: names, addresses, hashes. They are left out. */
function messageOf(error: Error & Record<string, unknown>): string {
  if (typeof error.query === "string" && "params" in error) return `Failed query: ${error.query}`;
  const message = quotesInput(error) ? error.message.replace(/"[^"]*"?/g, '"[redacted]"') : error.message;
  return personal.reduce((text, pattern) => text.replace(pattern, "[redacted]"), message);
}

/** Keys of the API, e-mails, telephone numbers, and the tokens of sessions and orders. */
const personal = [
  // First, because parts of a key look like a number.
  new RegExp(`${API_KEY_PREFIX}[\\w-]+`, "g"),
  /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi,
  /\d{10,13}/g,
  /eyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  /[0-9a-f]{32}/gi,
];

/** PostgreSQL quotes a value that it cannot convert (class 22), and the JSON parser what it cannot read. */
const quotesInput = ({ name, code, severity }: Error & Record<string, unknown>): boolean =>
  name === "SyntaxError" || (severity !== undefined && String(code).startsWith("22"));

/** A stack begins with the message. It is cut off, because user input in it could look like a stack frame. */
function framesOf({ stack = "", message }: Error): string {
  const begin = stack.indexOf(message);
  return begin < 0 ? stack : stack.slice(begin + message.length);
}
