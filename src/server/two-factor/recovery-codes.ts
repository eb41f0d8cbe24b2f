import { createHash, randomBytes } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import type { DbOrTx, Tx } from "../db/client.ts";
import { recoveryCodes } from "./tables.ts";

export const RECOVERY_CODE_COUNT = 10;

/** 32 letters and digits, without those that look alike. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** Twelve characters are 60 bits: too many to be guessed from the hashes, short enough to be typed. */
function newCode(): string {
  const letters = [...randomBytes(12)].map((byte) => ALPHABET[byte & 31]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

const hashOf = (userId: string, code: string) =>
  createHash("sha256")
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`)
    .digest("base64url");

/** Replaces all codes of a user and returns the new ones, which can be read only now. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(userId, code), userId })));
  return codes;
}

/** Marks a code as used. Returns false where it is unknown or was used before. */
export async function spendRecoveryCode(
  db: DbOrTx,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.hash, hashOf(userId, code)), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export async function countRecoveryCodes(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
