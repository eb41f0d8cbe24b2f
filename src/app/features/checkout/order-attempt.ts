const KEY = "order-attempt";

interface Attempt {
  request: string;
  key: string;
}

/**
 * The same request keeps its key, even over a reload: where an answer was lost, trying again finds the order that was
 * made instead of making another one. A cart or form that changed is another request.
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

/** The browser may forbid its storage; the key then lasts for the page. */
function write(text: string): void {
  current = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Kept above.
  }
}

function readAttempt(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? current);
  } catch {
    return JSON.parse(current);
  }
}

/** Not `randomUUID`: that one is missing where the shop is reached without https, as in a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
