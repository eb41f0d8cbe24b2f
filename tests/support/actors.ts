import { randomBytes } from "node:crypto";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { createAccount } from "#server/identity/create-account.ts";
import type { TestApp } from "./app.ts";

export interface SignedInTester {
  userId: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  /** The headers of requests by this user. */
  headers: { Authorization: string };
}

/** Creates a new account with its own session. */
export async function signedInAs(
  app: TestApp,
  kind: "customer" | "administrator" | StaffRole,
  given: { email?: string; password?: string } = {},
): Promise<SignedInTester> {
  const email = given.email ?? `${kind}-${randomBytes(4).toString("hex")}@exemplo.com.br`;
  const password = given.password ?? "segredo1";
  const account = { name: "Ana Lima", email, password };
  const userId = await createAccount(
    { db: app.database.db(), passwords: app.accounts().passwords },
    kind === "customer" ? account : { ...account, role: kind === "administrator" ? "admin" : kind },
  );
  if (!userId) throw new Error(`${email} has an account already`);
  const session = await signInByPassword(app, email, password);
  return { userId, email, password, ...session };
}

/** Opens another session of an existing account. */
export async function signInByPassword(app: TestApp, email: string, password: string) {
  const response = await app.request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
  const { access_token: accessToken, refresh_token: refreshToken } = await response.json();
  return { accessToken, refreshToken, headers: { Authorization: `Bearer ${accessToken}` } };
}
