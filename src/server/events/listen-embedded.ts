import type { Notification, Pool, PoolClient } from "pg";
import { CHANGES_CHANNEL } from "../db/shared/changes-channel.ts";
import type { Listening, Receiver } from "./receiver.ts";

/**
 * Listens on the pool's own connection: the embedded database has a single session, which a second connection would
 * share.
 */
export async function listenEmbedded(pool: Pool, receiver: Receiver): Promise<Listening> {
  let current: PoolClient | undefined;
  const onNotification = ({ channel, payload }: Notification) => {
    if (channel === CHANGES_CHANNEL && payload !== undefined) receiver.onPayload(payload);
  };
  const attach = (client: PoolClient) => {
    if (client === current) return;
    const isSuccessor = current !== undefined;
    current?.off("notification", onNotification);
    current = client.on("notification", onNotification);
    if (isSuccessor) receiver.onGap();
  };

  pool.on("connect", attach);
  const client = await pool.connect();
  attach(client);
  client.release();

  return {
    // A lost connection is replaced, and the gap reported, before the next statement: nothing can change unnoticed.
    isListening: () => true,
    async close() {
      pool.off("connect", attach);
      current?.off("notification", onNotification);
    },
  };
}
