import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DbOrTx } from "../db/client.ts";
import { createAccount } from "./create-account.ts";
import type { PasswordHasher } from "./password-hash.ts";

export interface OwnerOptions {
  email: string;
  /** Generated if it is not given. */
  password: string | undefined;
  dataDir: string;
}

export interface CreatedOwner {
  email: string;
  /** Only a generated password, to be shown once: a given one is known already and must not reach a log. */
  generatedPassword: string | undefined;
}

/** Creates the owner's account, unless the e-mail has one. It belongs to the first start: a deleted owner stays deleted. */
export async function createOwnerAccount(
  deps: { db: DbOrTx; passwords: PasswordHasher },
  { email, password: given, dataDir }: OwnerOptions,
): Promise<CreatedOwner | undefined> {
  const password = given ?? randomBytes(12).toString("base64url");
  // The file is written first: a crash in between leaves a useless file, not an account whose password is unknown.
  if (!given) await writeFile(join(dataDir, "owner-password"), `${password}\n`, { mode: 0o600 });
  const id = await createAccount(deps, { name: "Dono da loja", email, password, role: "admin" });
  return id ? { email, generatedPassword: given ? undefined : password } : undefined;
}
