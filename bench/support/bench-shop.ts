/** A shop on a PostgreSQL server of its own, filled by SQL: for measuring services without HTTP in between. */
import { randomBytes } from "node:crypto";
import { type Actor, system } from "#domain/accounts/actor.ts";
import { applyMigrations, listMigrations } from "#server/db/apply-migrations.ts";
import { type DatabaseHandle, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { runAsAdmin, urlOfDatabase } from "../../tests/support/database-template.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/postgres-server.ts";
import { silentLog } from "../../tests/support/silent-log.ts";

export interface BenchShop {
  url: string;
  handle: DatabaseHandle;
  ctx: ServiceContext;
}

/** Puts rows into the database at this address. */
export type Fill = (url: string) => Promise<void>;

/** Those that make the first tables. The next ones keep sums, and begin by summing up what is there. */
const FIRST_MIGRATIONS = 6;

/** Opens one server, gives a new, migrated database for each call, and closes all of it at the end. */
export async function withBenchShops(
  work: (open: (fill: Fill) => Promise<BenchShop>) => Promise<void>,
): Promise<void> {
  const server = await startPostgres();
  const handles: DatabaseHandle[] = [];
  try {
    await work(async (fill) => {
      const shop = await openShop(server, fill);
      handles.push(shop.handle);
      return shop;
    });
  } finally {
    await Promise.all(handles.map((handle) => handle.close()));
    await server.stop();
  }
}

/** Filled before there are sums to keep: a million orders are summed up once instead of a million times. */
async function openShop(server: PostgresServer, fill: Fill): Promise<BenchShop> {
  const name = `bench_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(server.url, `create database ${name}`);
  const url = urlOfDatabase(server.url, name);
  const handle = await openDatabase({ url, dataDir: "", log: silentLog });
  await handle.db.transaction((tx) => applyMigrations(tx, listMigrations().slice(0, FIRST_MIGRATIONS)));
  await fill(url);
  await migrateDatabase(handle);
  // As they would lie had the orders come one by one.
  await runAsAdmin(url, "cluster item_sales_days using item_sales_days_dimension_day_subject_status_pk");
  await runAsAdmin(
    url,
    "cluster item_sales_months using item_sales_months_dimension_month_subject_status_pk",
  );
  await runAsAdmin(url, "vacuum analyze");
  return { url, handle, ctx: contextOf(handle, system) };
}

/** Only what services read with: a measured read sends no mail and stores no file. */
function contextOf({ db }: DatabaseHandle, actor: Actor): ServiceContext {
  const events = { publish: async () => {}, subscribe: () => () => {}, close: async () => {} };
  return { db, events, actor, now: new Date(), log: silentLog } as unknown as ServiceContext;
}
