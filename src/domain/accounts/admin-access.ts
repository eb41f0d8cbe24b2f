/** What a browser remembers about the back-office. Neither record opens anything: the server decides about that. */

const HOUR_MS = 3_600_000;
const ACCESS_VALID_MS = 24 * HOUR_MS;
const ROUTE_RECENT_MS = HOUR_MS;

/** Who administered the shop here. With it, the guard waits a little longer for a session to be restored. */
export interface AdminAccess {
  userId: string;
  email: string;
  role: "admin";
  /** Milliseconds since 1970. */
  at: number;
}

export interface AdminVisit {
  path: string;
  /** Milliseconds since 1970. */
  at: number;
}

export function isAdminAccessValid(stored: unknown, nowMs: number): boolean {
  if (!isRecord(stored)) return false;
  const { userId, email, role, at } = stored;
  const isWhole = typeof userId === "string" && typeof email === "string" && role === "admin";
  return isWhole && isRecent(at, nowMs, ACCESS_VALID_MS);
}

/** The last back-office page, where it was shown within the hour. */
export function recentAdminPath(stored: unknown, nowMs: number): string | undefined {
  if (!isRecord(stored) || !isRecent(stored.at, nowMs, ROUTE_RECENT_MS)) return undefined;
  const { path } = stored;
  return typeof path === "string" && isAdminPath(path) ? path : undefined;
}

export function isAdminPath(path: string): boolean {
  return /^\/admin(?:[/?#]|$)/.test(path);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A time in the future is a clock that was set back, or a forgery. */
function isRecent(at: unknown, nowMs: number, validMs: number): boolean {
  return typeof at === "number" && at <= nowMs && nowMs - at <= validMs;
}
