import { gt, sql } from "drizzle-orm";
import type { ServiceDependencies } from "../../context/service-context.ts";
import { readStoredSettings } from "../../settings/settings-service.ts";
import { stockLevels } from "../stock-tables.ts";
import { levelsAtMost } from "./read-stock.ts";

/** Key of the advisory lock: any number that no other lock of this program uses. */
const LOW_STOCK_LOCK = 7_214_009;

/** Less than a day, because a run may begin a little earlier than that of the day before. */
const PAUSE_MS = 20 * 3_600_000;

/**
 * Tells the shop once of the sizes of which few units or none are left. They are marked in the transaction that queues
 * the mail: whichever process comes second finds nothing to tell, and a killed one has told nothing.
 */
export async function warnOfLowStock({ db, jobs, mailer }: ServiceDependencies, now: Date): Promise<void> {
  if (!mailer.delivers) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOW_STOCK_LOCK})`);
    const { profile } = await readStoredSettings(tx);
    const few = profile.fewUnits ?? 0;
    const since = new Date(now.getTime() - PAUSE_MS);
    if ((await tx.$count(stockLevels, gt(stockLevels.warnedAt, since))) > 0) return;
    await tx
      .update(stockLevels)
      .set({ warnedAt: null })
      .where(sql`${stockLevels.warnedAt} is not null and ${stockLevels.units} > ${few}`);
    const warned = await tx
      .update(stockLevels)
      .set({ warnedAt: now })
      .where(
        sql`${stockLevels.warnedAt} is null
          and (${stockLevels.productId}, ${stockLevels.size}) in (${levelsAtMost(sql`${few}`)})`,
      )
      .returning({ size: stockLevels.size });
    if (warned.length === 0) return;
    await jobs.addMail(tx, { kind: "low_stock", to: profile.email, warnedAt: now.toISOString() });
  });
}
