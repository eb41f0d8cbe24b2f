const KEY = "order-attempt";

interface Attempt {
  request: string;
  key: string;
}

/**
 * Returns the idempotency key of a request. An unchanged request keeps its key, even over a reload, so that a retry
 * after a lost answer returns the same order. A changed cart or form is another request.
 */
export function attemptKey(request: string): string {
  const last = readAttempt();
  if (last?.request === request) return last.key;
  const key = newKey();
  write(JSON.stringify({ request, key } satisfies Attempt));
  return key;
}

export function forgetAttempt(): void {
  write("null");
}

let current = "null";

/** Storage may be forbidden; the key then lasts for the page. */
function write(text: string): void {
  current = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // The key stays in memory.
  }
}

function readAttempt(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? current);
  } catch {
    return JSON.parse(current);
  }
}

/** `crypto.randomUUID` is missing in insecure contexts, such as a shop without https in a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
