import {
  type AdminAccess,
  type AdminVisit,
  isAdminAccessValid,
  recentAdminPath,
} from "#domain/accounts/admin-access.ts";
import type { AccountUser } from "./session.ts";

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

/** Whoever signs out leaves no name behind; the last page says nothing about anybody. */
export function forgetAdminAccess(): void {
  try {
    localStorage.removeItem(ACCESS_KEY);
  } catch {
    // Where nothing can be stored there is nothing to forget.
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
    // A comfort, not a need: without it the guard waits for a shorter time.
  }
}
