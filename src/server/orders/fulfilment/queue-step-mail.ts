import { eq } from "drizzle-orm";
import type { ReachableStep } from "#domain/fulfilment/step.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { users } from "../../identity/tables.ts";

/** A step that is taken back within this time has told nobody. */
export const STEP_MAIL_DELAY_SECONDS = 120;

/** Tells the customer who has an account, if the shop sends mail. Orders that were entered by hand have none. */
export async function queueStepMail(
  tx: Tx,
  { jobs, mailer, now }: ServiceContext,
  { id, userId }: { id: string; userId: string | null },
  step: ReachableStep,
): Promise<void> {
  if (userId === null || !mailer.delivers) return;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const mail = {
    kind: "order_step",
    to: user.email,
    orderId: id,
    step,
    reachedAt: now.toISOString(),
  } as const;
  await jobs.addMail(tx, mail, { afterSeconds: STEP_MAIL_DELAY_SECONDS });
}
