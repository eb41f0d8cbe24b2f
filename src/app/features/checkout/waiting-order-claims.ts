/**
 * The visitor's waiting orders that are to be sent after the sign-in. They are remembered in the tab alone and not for
 * long, so that the next person who signs in on this device gets none of them.
 */
const NAME = "waiting-order-claims";
const LIFETIME_MS = 30 * 60_000;

interface Claims {
  keys: string[];
  /** Milliseconds since 1970. */
  at: number;
}

export function claimWaiting(key: string, nowMs: number): void {
  const claims: Claims = { keys: [...readClaims(nowMs), key], at: nowMs };
  write(JSON.stringify(claims));
}

export function readClaims(nowMs: number): string[] {
  try {
    const claims: Partial<Claims> | null = JSON.parse(sessionStorage.getItem(NAME) ?? "null");
    const isFresh = typeof claims?.at === "number" && nowMs - claims.at < LIFETIME_MS;
    return isFresh && Array.isArray(claims.keys) ? claims.keys : [];
  } catch {
    return [];
  }
}

export function forgetClaims(): void {
  write(null);
}

/** A browser that forbids storage keeps no waiting orders either. */
function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, text);
  } catch {
    // Nothing is stored.
  }
}
