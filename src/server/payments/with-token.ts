import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { ServiceDependencies } from "../context/service-context.ts";
import { listOwnerEmails } from "../identity/notify-owners.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { ProviderRefusedError } from "./payment-provider.ts";
import { type PaymentAccount, readPaymentAccount } from "./read-account.ts";
import { paymentAccount } from "./tables.ts";

/** What payments need of the program. */
export interface PaymentContext extends Pick<ServiceDependencies, "db" | "events" | "jobs" | "log"> {
  readonly desk: PaymentDesk;
  readonly now: Date;
}

export interface ConnectedAccount {
  account: PaymentAccount;
  token: string;
}

/** The connected account with its token; undefined if there is none, or its token cannot be read any more. */
export async function findToken(ctx: PaymentContext): Promise<ConnectedAccount | undefined> {
  const account = await readPaymentAccount(ctx.db);
  if (!account) return undefined;
  const token = ctx.desk.unseal("token", account.sealedToken);
  return token === undefined ? undefined : { account, token };
}

/** Asks the provider, and notes whether it takes the token: the owners get one mail for each that is refused. */
export async function askProvider<Result>(
  ctx: PaymentContext,
  account: PaymentAccount,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    const answer = await ask();
    if (account.tokenRefusedAt) await noteAcceptedToken(ctx, account);
    return answer;
  } catch (error) {
    if (error instanceof ProviderRefusedError && error.reason === "token")
      await noteRefusedToken(ctx, account);
    throw error;
  }
}

const isToken = ({ sealedToken }: PaymentAccount) => eq(paymentAccount.sealedToken, sealedToken);

async function noteAcceptedToken({ db }: PaymentContext, account: PaymentAccount): Promise<void> {
  await db
    .update(paymentAccount)
    .set({ tokenRefusedAt: null })
    .where(and(isToken(account), isNotNull(paymentAccount.tokenRefusedAt)));
}

async function noteRefusedToken({ db, jobs, now }: PaymentContext, account: PaymentAccount): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(paymentAccount)
      .set({ tokenRefusedAt: now })
      .where(and(isToken(account), isNull(paymentAccount.tokenRefusedAt)));
    const told = await tx
      .update(paymentAccount)
      .set({ ownersToldAt: now })
      .where(and(isToken(account), isNull(paymentAccount.ownersToldAt)))
      .returning({ id: paymentAccount.id });
    if (told.length === 0) return;
    for (const to of await listOwnerEmails(tx)) await jobs.addMail(tx, { kind: "payment_token_dead", to });
  });
}
