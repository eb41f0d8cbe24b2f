import { onTestFinished } from "vitest";
import { startPostgres } from "../support/postgres-server.ts";
import { OWNER } from "../support/shop-client.ts";
import { prepareCustomer } from "./order-load.ts";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

/** Starts a shop on a PostgreSQL server that the test may stop or kill, with a signed-in customer. */
export async function openShopOnPostgres() {
  const postgres = await startPostgres({ survivesCrash: true });
  onTestFinished(() => postgres.stop());
  const server = spawnServer({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "a secret of at least thirty-two characters",
    STORE_OWNER_PASSWORD: OWNER.password,
    LOG_LEVEL: "silent",
  });
  const address = await addressOf(server);
  return { postgres, address, customer: await prepareCustomer(address) };
}
