/** What a browser remembers about the back-office. Neither record grants access: the server decides that. */

const HOUR_MS = 3_600_000;
const ACCESS_VALID_MS = 24 * HOUR_MS;
const ROUTE_RECENT_MS = HOUR_MS;

/** Records that an administrator used this browser; the route guard then waits longer for the session to be restored. */
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

/** The last back-office page, if it was shown within the last hour. */
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

/** A time in the future means that the clock was set back or that the record was forged. */
function isRecent(at: unknown, nowMs: number, validMs: number): boolean {
  return typeof at === "number" && at <= nowMs && nowMs - at <= validMs;
}
