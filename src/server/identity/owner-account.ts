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

/** Creates the owner's account at the first start. Returns its password only when this call created it. */
export async function ensureOwnerAccount(
  deps: { db: Db; passwords: PasswordHasher },
  owner: OwnerOptions,
): Promise<{ email: string; password: string } | undefined> {
  const [existing] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, owner.email));
  if (existing) return undefined;
  const password = owner.password ?? randomBytes(12).toString("base64url");
  const passwordFile = join(owner.dataDir, "owner-password");
  // The file is written first: a crash in between leaves a useless file, not an account whose password is unknown.
  if (!owner.password) await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const id = await createAccount(deps, { name: "Dono da loja", email: owner.email, password, role: "admin" });
  if (id) return { email: owner.email, password };
  // Another server created the account at the same moment, with its own password.
  if (!owner.password) await rm(passwordFile, { force: true });
  return undefined;
}
