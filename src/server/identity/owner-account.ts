import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { createAccount } from "./create-account.ts";
import type { PasswordHasher } from "./password-hash.ts";
import { users } from "./tables.ts";

export interface OwnerOptions {
  email: string;
  password: string | undefined;
  dataDir: string;
}

/** Makes the main store account an administrator at its first start. Answers the password only when it was made now. */
export async function ensureOwnerAccount(
  deps: { db: Db; passwords: PasswordHasher },
  owner: OwnerOptions,
): Promise<{ email: string; password: string } | undefined> {
  const [existing] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, owner.email));
  if (existing) return undefined;
  const password = owner.password ?? randomBytes(12).toString("base64url");
  const passwordFile = join(owner.dataDir, "owner-password");
  // Written before the account exists: a crash in between leaves a useless file, not an account nobody can enter.
  if (!owner.password) await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const id = await createAccount(deps, { name: "Dono da loja", email: owner.email, password, role: "admin" });
  if (id) return { email: owner.email, password };
  // Another server made the account in the same moment; its password is the one that counts.
  if (!owner.password) await rm(passwordFile, { force: true });
  return undefined;
}
