import type { AccountUser } from "#app/features/session/session.ts";
import {
  type AdminAccess,
  type AdminVisit,
  isAdminAccessValid,
  recentAdminPath,
} from "#domain/accounts/admin-access.ts";

const ACCESS_KEY = "admin-access";
const ROUTE_KEY = "admin-last-route";

export function hasAdminAccess(): boolean {
  return isAdminAccessValid(read(ACCESS_KEY), Date.now());
}

export function findRecentAdminPath(): string | undefined {
  return recentAdminPath(read(ROUTE_KEY), Date.now());
}

export function rememberAdminVisit({ id: userId, email }: AccountUser, path: string): void {
  const at = Date.now();
  write(ACCESS_KEY, { userId, email, role: "admin", at } satisfies AdminAccess);
  write(ROUTE_KEY, { path, at } satisfies AdminVisit);
}

/** Called on sign-out. The stored page path stays, because it does not say who was signed in. */
export function forgetAdminAccess(): void {
  try {
    localStorage.removeItem(ACCESS_KEY);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden. The guard then only waits for a shorter time.
  }
}
