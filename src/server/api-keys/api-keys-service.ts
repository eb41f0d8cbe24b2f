import { and, count, desc, eq, isNull } from "drizzle-orm";
import { authorOf, requirePermission } from "#domain/accounts/actor.ts";
import { keyLabel } from "#domain/accounts/key-scopes.ts";
import { type ApiKeyInput, MAX_API_KEYS, widens } from "#domain/api-keys/api-key-input.ts";
import { apiKeyTexts } from "#domain/api-keys/api-key-texts.ts";
import { describeScopes } from "#domain/api-keys/describe-scopes.ts";
import { DomainError } from "#domain/errors.ts";
import { formatDate } from "#domain/orders/order-dates.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { findViolation } from "../db/violations.ts";
import { requireFreshProof } from "../identity/fresh-proof.ts";
import { notifyOwners } from "../identity/notify-owners.ts";
import { holdOwner } from "../identity/role-service.ts";
import { hashSecret } from "../identity/secret-hash.ts";
import { newKey } from "./key-format.ts";
import { apiKeys } from "./tables.ts";

export type ApiKey = Omit<typeof apiKeys.$inferSelect, "secretHash" | "revokedAt">;

const isAlive = isNull(apiKeys.revokedAt);

/** The keys that are not revoked, expired ones too, the newest first. */
export async function listApiKeys({ db, actor }: ServiceContext): Promise<ApiKey[]> {
  requirePermission(actor, "store");
  return db.select().from(apiKeys).where(isAlive).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** Makes a key. Its text is in the answer and nowhere else. */
export async function createApiKey(
  ctx: ServiceContext,
  input: ApiKeyInput,
): Promise<{ apiKey: ApiKey; key: string }> {
  requirePermission(ctx.actor, "store");
  refusePast(input, ctx.now);
  const { key, publicId, secret } = newKey();
  const author = authorOf(ctx.actor);
  const apiKey = await refuseTakenName(() =>
    ctx.db.transaction(async (tx) => {
      await holdOwner(tx, ctx);
      await requireFreshProof({ ...ctx, db: tx });
      await assertRoom(tx);
      const [row] = await tx
        .insert(apiKeys)
        .values({
          ...input,
          publicId,
          secretHash: hashSecret(secret),
          createdBy: author?.id,
          createdByEmail: author?.name,
          createdAt: ctx.now,
          updatedAt: ctx.now,
        })
        .returning();
      if (!row) throw new Error("The database returned no key");
      await record(tx, ctx, row.id, "created", `${keyLabel(input.name)} criada. ${describe(input)}`);
      await notifyOwners(tx, ctx, { notice: "api_key_created", about: nameInMail(input) });
      return row;
    }),
  );
  return { apiKey, key };
}

/** Changes what a key may do, unless somebody else has changed it since `version`. Its text stays the same. */
export async function updateApiKey(
  ctx: ServiceContext,
  id: string,
  { version, key: input }: { version: Date; key: ApiKeyInput },
): Promise<ApiKey> {
  requirePermission(ctx.actor, "store");
  return refuseTakenName(() =>
    ctx.db.transaction(async (tx) => {
      await holdOwner(tx, ctx);
      const before = await lockKey(tx, id);
      if (before.updatedAt.getTime() !== version.getTime()) throw new DomainError("conflict");
      if (before.expiresAt?.getTime() !== input.expiresAt?.getTime()) refusePast(input, ctx.now);
      if (widens(before, input)) {
        await requireFreshProof({ ...ctx, db: tx });
        await notifyOwners(tx, ctx, { notice: "api_key_widened", about: nameInMail(input) });
      }
      const [row] = await tx
        .update(apiKeys)
        .set({ ...input, updatedAt: ctx.now })
        .where(eq(apiKeys.id, id))
        .returning();
      if (!row) throw new Error("The database returned no key");
      const renamed = before.name === input.name ? "alterada" : `agora se chama “${input.name}”`;
      await record(tx, ctx, id, "updated", `${keyLabel(before.name)} ${renamed}. ${describe(input)}`);
      return row;
    }),
  );
}

/** The next request with the key is refused. It asks for no proof: closing a door must be quick. */
export async function revokeApiKey(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockKey(tx, id);
    await tx.update(apiKeys).set({ revokedAt: ctx.now }).where(eq(apiKeys.id, id));
    await record(tx, ctx, id, "revoked", `${keyLabel(name)} revogada`);
  });
}

/** The caller has called `holdOwner`. */
async function assertRoom(db: DbOrTx): Promise<void> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(isAlive);
  if ((row?.keys ?? 0) < MAX_API_KEYS) return;
  throw new DomainError("invalid_request", { message: apiKeyTexts.tooMany(MAX_API_KEYS) });
}

function refusePast({ expiresAt }: ApiKeyInput, now: Date): void {
  if (expiresAt === null || expiresAt > now) return;
  throw new DomainError("invalid_request", { fields: { expires_at: apiKeyTexts.datePast } });
}

async function refuseTakenName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (findViolation(error)?.constraint !== "api_keys_name_once") throw error;
    throw new DomainError("invalid_request", { fields: { name: apiKeyTexts.nameTaken } });
  }
}

async function lockKey(tx: Tx, id: string): Promise<typeof apiKeys.$inferSelect> {
  const [row] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isAlive))
    .for("update");
  if (!row) throw new DomainError("not_found", { message: apiKeyTexts.notFound });
  return row;
}

function describe({ scopes, expiresAt }: ApiKeyInput): string {
  const until = expiresAt ? `; vale até ${formatDate(expiresAt)}` : "";
  return `${describeScopes(scopes)}${until}`;
}

const nameInMail = (input: ApiKeyInput) => `“${input.name}” (${describe(input)})`;

function record(
  tx: Tx,
  ctx: ServiceContext,
  id: string,
  verb: "created" | "updated" | "revoked",
  summary: string,
): Promise<void> {
  return recordChange(tx, ctx, { action: `api_key.${verb}`, subject: { type: "api-key", id }, summary });
}
