import type { DbOrTx } from "../../db/client.ts";
import { melhorEnvioAccount } from "../tables.ts";

export type MelhorEnvioAccount = typeof melhorEnvioAccount.$inferSelect;

/** Undefined in a shop that has not connected Melhor Envio. With `lock` the row is locked until the transaction ends. */
export async function readAccount(
  db: DbOrTx,
  { lock = false }: { lock?: boolean } = {},
): Promise<MelhorEnvioAccount | undefined> {
  const query = db.select().from(melhorEnvioAccount);
  const [row] = await (lock ? query.for("update") : query);
  return row;
}
