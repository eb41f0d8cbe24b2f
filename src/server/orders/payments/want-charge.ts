import { and, desc, eq, lt } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { DbOrTx } from "../../db/client.ts";
import { charges } from "../payment-tables.ts";
import { type Charge, isCharge } from "./claim-charges.ts";

/** The newest charge of the kind if it still counts, else the next attempt. Of two who ask at once, both get the same. */
export async function wantCharge(
  { db, now }: Pick<ServiceContext, "now"> & { db: DbOrTx },
  { id: orderId }: { id: string },
  { kind, amountCents }: Pick<Charge, "kind" | "amountCents">,
): Promise<Charge> {
  const [newest] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, orderId), eq(charges.kind, kind)))
    .orderBy(desc(charges.attempt))
    .limit(1);
  if (newest && newest.amountCents === amountCents && !isOver(newest, now)) return newest;
  const attempt = (newest?.attempt ?? 0) + 1;
  // One for another amount, or that has expired, is not made any more.
  await db
    .update(charges)
    .set({ makeAt: null })
    .where(and(eq(charges.orderId, orderId), eq(charges.kind, kind), lt(charges.attempt, attempt)));
  await db
    .insert(charges)
    .values({
      orderId,
      kind,
      attempt,
      amountCents,
      makeAt: kind === "pix" ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [wanted] = await db.select().from(charges).where(isCharge({ orderId, kind, attempt }));
  if (!wanted) throw new DomainError("conflict");
  return wanted;
}

const isOver = ({ providerId, expiresAt }: Charge, now: Date) =>
  providerId !== null && expiresAt !== null && expiresAt <= now;
