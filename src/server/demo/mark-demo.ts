import type { Tx } from "../db/client.ts";
import { sql } from "../db/sql.ts";
import { demoKinds, fingerprintOf, markedKinds } from "./demo-kinds.ts";
import { demoMarks } from "./tables.ts";

/**
 * Notes what the demo has just put into an empty shop, in the same transaction: all that is there, but of the accounts
 * only its own, since an administrator may have been appointed before.
 */
export async function markDemo(tx: Tx, { accountIds }: { accountIds: readonly string[] }): Promise<void> {
  for (const kind of demoKinds) {
    const { from, id } = markedKinds[kind];
    const isIts = kind === "account" ? sql`${id} = any(${sql.param([...accountIds])})` : sql`true`;
    await tx.execute(sql`
      insert into ${demoMarks} (kind, record_id, fingerprint)
      select ${kind}, ${id}, ${fingerprintOf(kind)} from ${from} where ${id} is not null and ${isIts}`);
  }
}
