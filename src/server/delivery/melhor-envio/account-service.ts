import { eq, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import {
  type MelhorEnvioInput,
  type MelhorEnvioSettings,
  melhorEnvioTexts,
} from "#domain/delivery/melhor-envio.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { getStoreProfile, readShipping } from "../../settings/settings-service.ts";
import { melhorEnvioAccount } from "../tables.ts";
import { RefusedError } from "./ask-services.ts";
import type { MelhorEnvio } from "./melhor-envio.ts";
import { type MelhorEnvioAccount, readAccount } from "./read-account.ts";
import { readTokenExpiry, type TokenState, tokenStateOf } from "./token-state.ts";

/** The account as the owner sees it. Its token never leaves the shop again. */
export interface ShownAccount extends Omit<MelhorEnvioAccount, "sealedToken"> {
  tokenState: TokenState;
}

/** `answered`: whether Melhor Envio has answered the question that was asked before saving; a pause asks none. */
export interface SavedAccount {
  account: ShownAccount;
  answered: boolean;
}

/** Undefined while Melhor Envio is not connected. */
export async function getMelhorEnvio(
  ctx: ServiceContext,
  melhorEnvio: MelhorEnvio,
): Promise<ShownAccount | undefined> {
  requirePermission(ctx.actor, "store");
  const account = await readAccount(ctx.db);
  return account && show(ctx, melhorEnvio, account);
}

/**
 * Connects Melhor Envio, or changes what it is told. It is asked for a price first: a token that it refuses is not
 * saved, but one that it cannot be asked about is. Whoever pauses it is not asked for another token, even if the stored
 * one is dead.
 */
export async function saveMelhorEnvio(
  ctx: ServiceContext,
  melhorEnvio: MelhorEnvio,
  { token: typed, version, settings }: MelhorEnvioInput,
): Promise<SavedAccount> {
  requirePermission(ctx.actor, "store");
  const known = await readAccount(ctx.db);
  const token = typed ?? (known && melhorEnvio.unseal(known.sealedToken));
  const isTriedOut = settings.active || typed !== undefined || !known;
  const answered = isTriedOut && (await tryOut(ctx, melhorEnvio, token, settings));
  return ctx.db.transaction(async (tx) => {
    const before = await readAccount(tx, { lock: true });
    if (before?.updatedAt.getTime() !== version?.getTime()) throw new DomainError("conflict");
    // The account was connected anew since its token was read.
    if (typed === undefined && before?.sealedToken !== known?.sealedToken) throw new DomainError("conflict");
    const changes = {
      ...settings,
      ...(typed !== undefined && newToken(melhorEnvio, typed)),
      ...(answered && { tokenRefusedAt: null }),
      updatedAt: ctx.now,
    };
    const account = await write(tx, { sealedToken: "", ...before, ...changes }, version);
    await finish(ctx, tx, describeSaving(before, typed));
    return { account: show(ctx, melhorEnvio, account), answered };
  });
}

export async function removeMelhorEnvio(ctx: ServiceContext): Promise<void> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    const removed = await tx.delete(melhorEnvioAccount).returning({ id: melhorEnvioAccount.id });
    if (removed.length === 0) throw new DomainError("not_found", { message: melhorEnvioTexts.notConnected });
    await finish(ctx, tx, { verb: "disconnected", summary: "Melhor Envio desconectado" });
  });
}

function show(
  { now }: ServiceContext,
  melhorEnvio: MelhorEnvio,
  { sealedToken, ...account }: MelhorEnvioAccount,
): ShownAccount {
  const isReadable = melhorEnvio.unseal(sealedToken) !== undefined;
  return { ...account, tokenState: isReadable ? tokenStateOf(account, now) : "unreadable" };
}

/** Asks for one shirt to the shop's own CEP. Returns whether there was an answer. */
async function tryOut(
  ctx: ServiceContext,
  melhorEnvio: MelhorEnvio,
  token: string | undefined,
  settings: MelhorEnvioSettings,
): Promise<boolean> {
  if (token === undefined) throw refuse("token", melhorEnvioTexts.tokenMissing);
  const { email: contact } = await getStoreProfile(ctx);
  const { shirtGrams } = await readShipping(ctx);
  const parcel = { units: 1, goodsCents: EXAMPLE_CENTS, shirtGrams };
  const shipment = { cep: settings.fromCep, ...parcel };
  try {
    await melhorEnvio.ask({ token, contact, settings, shipment });
    return true;
  } catch (error) {
    if (!(error instanceof RefusedError)) return false;
    throw error.reason === "token"
      ? refuse("token", melhorEnvioTexts.tokenRefused)
      : refuse("from_cep", melhorEnvioTexts.refused);
  }
}

const EXAMPLE_CENTS = 19_990;

const refuse = (field: string, message: string) =>
  new DomainError("invalid_request", { message, fields: { [field]: message } });

/** Nothing that is known of the token before is true of this one. */
const newToken = (melhorEnvio: MelhorEnvio, token: string) => ({
  sealedToken: melhorEnvio.seal(token),
  tokenExpiresAt: readTokenExpiry(token),
  tokenRefusedAt: null,
  ownersToldAt: null,
});

/** Of two who connect it at the same moment, the second gets a conflict. */
async function write(
  tx: Tx,
  row: typeof melhorEnvioAccount.$inferInsert,
  version: Date | null,
): Promise<MelhorEnvioAccount> {
  const { id, updatedAt } = melhorEnvioAccount;
  const [written] = await tx
    .insert(melhorEnvioAccount)
    .values(row)
    .onConflictDoUpdate({ target: id, set: row, setWhere: version ? eq(updatedAt, version) : sql`false` })
    .returning();
  if (!written) throw new DomainError("conflict");
  return written;
}

interface AccountChange {
  verb: "connected" | "updated" | "disconnected";
  summary: string;
}

function describeSaving(before: MelhorEnvioAccount | undefined, token: string | undefined): AccountChange {
  if (!before) return { verb: "connected", summary: "Melhor Envio conectado" };
  const summary = token === undefined ? "Melhor Envio alterado" : "Melhor Envio alterado, com outro token";
  return { verb: "updated", summary };
}

async function finish(ctx: ServiceContext, tx: Tx, { verb, summary }: AccountChange): Promise<void> {
  const subject = { type: "delivery-method" as const, id: "melhor-envio" };
  await recordChange(tx, ctx, { action: `melhor_envio.${verb}`, subject, summary });
  // Pages say whether the shop has a price for delivery.
  await ctx.events.publish(tx, { topic: "settings" });
}
