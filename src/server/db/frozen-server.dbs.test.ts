import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { openFreezingProxy } from "../../../tests/support/freezing-proxy.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openDatabase } from "./client.ts";
import { findOutage } from "./outage.ts";

const database = setUpTestDatabase();

async function openThroughProxy() {
  const url = new URL(database.handle().pool.options.connectionString ?? "");
  const proxy = await openFreezingProxy(Number(url.port));
  onTestFinished(proxy.close);
  url.port = String(proxy.port);
  const handle = await openDatabase({
    url: url.href,
    dataDir: "",
    log: silentLog,
    poolSize: 2,
    answerTimeoutMs: 200,
  });
  onTestFinished(handle.close);
  return { ...handle, proxy };
}

const outageOf = (work: Promise<unknown>) => work.then(() => undefined, findOutage);

describe.runIf(database.kind === "postgres")("a PostgreSQL server that stops responding", () => {
  test("is away for a query and for a transaction, and answers again once it can, on new connections", async () => {
    const { db, proxy } = await openThroughProxy();
    await db.execute(sql`select 1`);
    const began = Promise.withResolvers<void>();
    const frozen = Promise.withResolvers<void>();
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      began.resolve();
      await frozen.promise;
      await tx.execute(sql`select 1`);
    });
    await began.promise;
    proxy.freeze();
    frozen.resolve();
    expect(await Promise.all([outageOf(transaction), outageOf(db.execute(sql`select 2`))])).toEqual([
      "away",
      "away",
    ]);
    proxy.thaw();
    // One query for each connection of the pool: none may still wait for an old response.
    const answers = await Promise.all(
      [3, 4].map(async (number) => (await db.execute(sql`select ${number}::int as number`)).rows),
    );
    expect(answers).toEqual([[{ number: 3 }], [{ number: 4 }]]);
  });
});
