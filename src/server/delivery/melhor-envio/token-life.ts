import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { ServiceContext, ServiceDependencies } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { listOwnerEmails } from "../../identity/notify-owners.ts";
import { melhorEnvioAccount } from "../tables.ts";

type Mailing = Pick<ServiceContext, "db" | "jobs" | "now">;

const isToken = (sealedToken: string) => eq(melhorEnvioAccount.sealedToken, sealedToken);

/** Notes that Melhor Envio refuses the token, unless the owner has replaced it meanwhile. */
export async function noteRefusedToken({ db, jobs, now }: Mailing, sealedToken: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(melhorEnvioAccount)
      .set({ tokenRefusedAt: now })
      .where(and(isToken(sealedToken), isNull(melhorEnvioAccount.tokenRefusedAt)));
    await tellOwnersOnce(tx, { jobs, now });
  });
}

/** Notes that a token is taken again that was refused before. */
export async function noteAcceptedToken({ db }: Pick<Mailing, "db">, sealedToken: string): Promise<void> {
  await db.update(melhorEnvioAccount).set({ tokenRefusedAt: null }).where(isToken(sealedToken));
}

/** Tells the owners of a token that has ended, even if no shopper has asked for a price since. */
export async function watchToken({ db, jobs }: ServiceDependencies, now: Date): Promise<void> {
  await db.transaction((tx) => tellOwnersOnce(tx, { jobs, now }));
}

/** One mail for each dead token: whoever does not answer it has seen it. */
async function tellOwnersOnce(tx: Tx, { jobs, now }: Pick<Mailing, "jobs" | "now">): Promise<void> {
  const { active, tokenExpiresAt, tokenRefusedAt, ownersToldAt } = melhorEnvioAccount;
  const isDead = or(lte(tokenExpiresAt, now), lte(tokenRefusedAt, now));
  const told = await tx
    .update(melhorEnvioAccount)
    .set({ ownersToldAt: now })
    .where(and(eq(active, true), isNull(ownersToldAt), isDead))
    .returning({ id: melhorEnvioAccount.id });
  if (told.length === 0) return;
  for (const to of await listOwnerEmails(tx)) await jobs.addMail(tx, { kind: "carrier_token_dead", to });
}
