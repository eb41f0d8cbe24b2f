import { eq, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { MercadoPagoInput } from "#domain/payments/mercado-pago-input.ts";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { requireFreshProof } from "../identity/fresh-proof.ts";
import { notifyOwners } from "../identity/notify-owners.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { ProviderRefusedError } from "./payment-provider.ts";
import { type PaymentAccount, readPaymentAccount } from "./read-account.ts";
import { paymentAccount } from "./tables.ts";

export const tokenStates = ["good", "refused", "unreadable"] as const;
export type TokenState = (typeof tokenStates)[number];

/** The account as the owner sees it. Its credentials never leave the shop again. */
export interface ShownAccount extends Omit<PaymentAccount, "sealedToken" | "sealedWebhookSecret"> {
  tokenState: TokenState;
  hasWebhookSecret: boolean;
  isTest: boolean;
}

/** Undefined while no provider is connected. */
export async function getPaymentAccount(
  ctx: ServiceContext,
  desk: PaymentDesk,
): Promise<ShownAccount | undefined> {
  requirePermission(ctx.actor, "store");
  const account = await readPaymentAccount(ctx.db);
  return account && show(desk, account);
}

/**
 * Connects the provider, or changes what was decided. A new token is tried first: one that is refused is not saved, nor is
 * one that cannot be tried, because nobody could pay with it.
 */
export async function savePaymentAccount(
  ctx: ServiceContext,
  desk: PaymentDesk,
  { accessToken, webhookSecret, version, settings }: MercadoPagoInput,
): Promise<ShownAccount> {
  requirePermission(ctx.actor, "store");
  // Where payments go is what a thief would change.
  if (accessToken !== undefined) await requireFreshProof(ctx);
  const renewed = accessToken === undefined ? undefined : await newToken(desk, accessToken);
  return ctx.db.transaction(async (tx) => {
    const before = await readPaymentAccount(tx, { lock: true });
    if (before?.updatedAt.getTime() !== version?.getTime()) throw new DomainError("conflict");
    if (!before && accessToken === undefined) throw refuse(mercadoPagoTexts.tokenMissing);
    const row = {
      sealedToken: "",
      holder: "",
      ...before,
      ...settings,
      ...renewed,
      ...(webhookSecret !== undefined && {
        sealedWebhookSecret: webhookSecret === "" ? null : desk.seal("webhook secret", webhookSecret),
      }),
      updatedAt: ctx.now,
    };
    const account = await write(tx, row, version);
    const verb = before ? "updated" : "connected";
    const other = before && accessToken !== undefined ? ", com outro Access Token" : "";
    if (accessToken !== undefined) await notifyOwners(tx, ctx, { notice: "payments_changed" });
    await finish(ctx, tx, verb, `${desk.provider.name} ${before ? "alterado" : "conectado"}${other}`);
    return show(desk, account);
  });
}

/** Asks the provider whether it takes the stored token. */
export async function tryPaymentAccount(ctx: ServiceContext, desk: PaymentDesk): Promise<ShownAccount> {
  requirePermission(ctx.actor, "store");
  const account = await readPaymentAccount(ctx.db);
  if (!account) throw notConnected();
  const token = desk.unseal("token", account.sealedToken);
  if (token === undefined) return show(desk, account);
  const isTaken = await desk.provider.findHolder(token).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProviderRefusedError && error.reason === "token") return false;
      throw new DomainError("conflict", { message: mercadoPagoTexts.away });
    },
  );
  const tokenRefusedAt = isTaken ? null : (account.tokenRefusedAt ?? ctx.now);
  await ctx.db
    .update(paymentAccount)
    .set({ tokenRefusedAt })
    .where(eq(paymentAccount.sealedToken, account.sealedToken));
  return show(desk, { ...account, tokenRefusedAt });
}

export async function removePaymentAccount(ctx: ServiceContext, desk: PaymentDesk): Promise<void> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    await requireFreshProof({ ...ctx, db: tx });
    const removed = await tx.delete(paymentAccount).returning({ id: paymentAccount.id });
    if (removed.length === 0) throw notConnected();
    await notifyOwners(tx, ctx, { notice: "payments_changed" });
    await finish(ctx, tx, "disconnected", `${desk.provider.name} desconectado`);
  });
}

async function findHolder(desk: PaymentDesk, token: string): Promise<string> {
  try {
    const { name, isBrazilian } = await desk.provider.findHolder(token);
    if (!isBrazilian) throw refuse(mercadoPagoTexts.notBrazilian);
    return name;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof ProviderRefusedError) throw refuse(mercadoPagoTexts.tokenRefused);
    // At the field, because a conflict of the whole account would mean that somebody else has changed it.
    throw new DomainError("conflict", {
      message: mercadoPagoTexts.away,
      fields: { access_token: mercadoPagoTexts.away },
    });
  }
}

const refuse = (message: string) =>
  new DomainError("invalid_request", { message, fields: { access_token: message } });

const notConnected = () => new DomainError("not_found", { message: mercadoPagoTexts.notConnected });

function show(
  desk: PaymentDesk,
  { sealedToken, sealedWebhookSecret, ...account }: PaymentAccount,
): ShownAccount {
  const token = desk.unseal("token", sealedToken);
  const known = account.tokenRefusedAt ? "refused" : "good";
  return {
    ...account,
    tokenState: token === undefined ? "unreadable" : known,
    hasWebhookSecret:
      sealedWebhookSecret !== null && desk.unseal("webhook secret", sealedWebhookSecret) !== undefined,
    isTest: token?.startsWith("TEST-") ?? false,
  };
}

/** Nothing that is known of the token before is true of this one. */
const newToken = async (desk: PaymentDesk, token: string) => ({
  holder: await findHolder(desk, token),
  sealedToken: desk.seal("token", token),
  tokenRefusedAt: null,
  ownersToldAt: null,
});

/** Of two who connect it at the same moment, the second gets a conflict. */
async function write(
  tx: Tx,
  row: typeof paymentAccount.$inferInsert,
  version: Date | null,
): Promise<PaymentAccount> {
  const { id, updatedAt } = paymentAccount;
  const [written] = await tx
    .insert(paymentAccount)
    .values(row)
    .onConflictDoUpdate({ target: id, set: row, setWhere: version ? eq(updatedAt, version) : sql`false` })
    .returning();
  if (!written) throw new DomainError("conflict");
  return written;
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  verb: "connected" | "updated" | "disconnected",
  summary: string,
): Promise<void> {
  await recordChange(tx, ctx, {
    action: `payments.${verb}`,
    subject: { type: "settings", id: "payments" },
    summary,
  });
  await ctx.events.publish(tx, { topic: "settings" });
}
