import { sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { demoKinds, demoSources, fingerprintOf } from "./demo-kinds.ts";
import { demoMarks } from "./tables.ts";

/**
 * Records what the demo has just inserted into an empty shop, in the same transaction. All records are the demo's,
 * except for accounts: an administrator may have been appointed before, so those are passed in.
 */
export async function recordDemo(tx: Tx, { accountIds }: { accountIds: readonly string[] }): Promise<void> {
  for (const kind of demoKinds) {
    const { from, id } = demoSources[kind];
    const isDemo = kind === "account" ? sql`${id} = any(${sql.param([...accountIds])})` : sql`true`;
    await tx.execute(sql`
      insert into ${demoMarks} (kind, record_id, fingerprint)
      select ${kind}, ${id}, ${fingerprintOf(kind)} from ${from} where ${id} is not null and ${isDemo}`);
  }
}
