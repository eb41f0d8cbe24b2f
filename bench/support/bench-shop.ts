/** A shop on its own PostgreSQL server, filled by SQL, to measure services without HTTP. */
import { randomBytes } from "node:crypto";
import { type Actor, system } from "#domain/accounts/actor.ts";
import type { ServiceContext } from "#server/context/service-context.ts";
import { applyMigrations } from "#server/db/apply-migrations.ts";
import { type DatabaseHandle, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { readMigrations } from "#server/db/read-migrations.ts";
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

/** These migrations create the first tables. The later ones create the rollups and fill them from the existing rows. */
const FIRST_MIGRATIONS = 6;

/** Starts one server, provides a new, migrated database for each call, and stops everything at the end. */
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

/** Rows are inserted before the rollups exist, so that a million orders are aggregated once instead of one by one. */
async function openShop(server: PostgresServer, fill: Fill): Promise<BenchShop> {
  const name = `bench_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(server.url, `create database ${name}`);
  const url = urlOfDatabase(server.url, name);
  const handle = await openDatabase({ url, dataDir: "", log: silentLog });
  await handle.db.transaction((tx) => applyMigrations(tx, readMigrations().slice(0, FIRST_MIGRATIONS)));
  await fill(url);
  await migrateDatabase(handle);
  // Clustering stores the rows in the order that they would have if the orders had been placed one by one.
  await runAsAdmin(
    url,
    "cluster folded_item_sales_days using folded_item_sales_days_dimension_day_subject_status_pk",
  );
  await runAsAdmin(
    url,
    "cluster folded_item_sales_months using folded_item_sales_months_dimension_month_subject_status_pk",
  );
  await runAsAdmin(url, "vacuum analyze");
  return { url, handle, ctx: contextOf(handle, system) };
}

/** A context for reads only: the measured services send no mail and store no file. */
function contextOf({ db }: DatabaseHandle, actor: Actor): ServiceContext {
  const events = { publish: async () => {}, subscribe: () => () => {}, close: async () => {} };
  return { db, events, actor, now: new Date(), log: silentLog } as unknown as ServiceContext;
}
