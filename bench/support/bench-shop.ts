/** A shop on a PostgreSQL server of its own, filled by SQL: for measuring services without HTTP in between. */
import { randomBytes } from "node:crypto";
import { type Actor, system } from "#domain/accounts/actor.ts";
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

/** Opens one server, gives a new, migrated database for each call, and closes all of it at the end. */
export async function withBenchShops(work: (open: () => Promise<BenchShop>) => Promise<void>): Promise<void> {
  const server = await startPostgres();
  const handles: DatabaseHandle[] = [];
  try {
    await work(async () => {
      const shop = await openShop(server);
      handles.push(shop.handle);
      return shop;
    });
  } finally {
    await Promise.all(handles.map((handle) => handle.close()));
    await server.stop();
  }
}

async function openShop(server: PostgresServer): Promise<BenchShop> {
  const name = `bench_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(server.url, `create database ${name}`);
  const url = urlOfDatabase(server.url, name);
  const handle = await openDatabase({ url, dataDir: "", log: silentLog });
  await migrateDatabase(handle);
  return { url, handle, ctx: contextOf(handle, system) };
}

/** Only what services read with: a measured read sends no mail and stores no file. */
function contextOf({ db }: DatabaseHandle, actor: Actor): ServiceContext {
  const events = { publish: async () => {}, subscribe: () => () => {}, close: async () => {} };
  return { db, events, actor, now: new Date(), log: silentLog } as unknown as ServiceContext;
}

export async function fillProducts({ url }: BenchShop, count: number): Promise<void> {
  await runAsAdmin(
    url,
    `
    insert into categories (id, name) select n::text, 'Categoria ' || n from generate_series(1, 6) n
    on conflict do nothing`,
  );
  await runAsAdmin(
    url,
    `
    insert into products (name, price_cents, description, category_id, created_at)
    select (array['Aurora','Canarinho','Maré Alta','Serra Verde','Ipê','Noturno','Diagonal','Adriático'])[1 + n % 8]
        || ' ' || (array['Titular','Reserva','Retrô','Goleiro','Treino'])[1 + n % 5] || ' ' || n,
      9990 + (n * 37) % 30000, 'Malha leve com respiro nas laterais.', (1 + n % 6)::text,
      now() - n * interval '7 minutes'
    from generate_series(1, ${count}::int) n`,
  );
  await runAsAdmin(url, `analyze products`);
}

/** Spread over three years, a third of them by customers who come back, two lines each; needs products. */
export async function fillOrders({ url }: BenchShop, count: number): Promise<void> {
  const batch = 50_000;
  for (let from = 1; from <= count; from += batch) {
    const to = Math.min(count, from + batch - 1);
    await runAsAdmin(
      url,
      `
      insert into orders (customer, customer_address, customer_cep, customer_whatsapp, total_cents, shipping_address,
        status, created_at, updated_at, opened_at)
      select (array['Marina','Rafael','Beatriz','Caio','Luiza','Tiago','Helena','Otávio'])[1 + n % 8]
          || ' ' || (array['Duarte','Antunes','Lemos','Figueira','Prado','Novaes','Couto'])[1 + n % 7] || ' ' || n % 5000,
        'Avenida Paulista, ' || n, '01310100', '119' || lpad((n % greatest(10, ${count}::int * 2 / 3))::text, 8, '0'),
        2 * (9990 + n % 30000), '{"address": ""}', case when n % 10 = 0 then 'pending' else 'completed' end,
        at, at, at
      from generate_series(${from}::int, ${to}::int) n,
        lateral (select now() - (n::float8 / ${count}::int) * interval '3 years' as at) place`,
    );
  }
  await runAsAdmin(
    url,
    `
    insert into order_items (order_id, position, product_id, name, unit_price_cents, size, quantity,
      customization_name, customization_number)
    select placed.id, line, sold.id, sold.name, placed.total_cents / 2, (array['P','M','G','GG'])[1 + placed.n % 4], 1,
      case when placed.n % 3 = 0 then 'JOÃO' end, case when placed.n % 3 = 0 then '10' end
    from (select id, total_cents, row_number() over () as n from orders) placed
      cross join generate_series(0, 1) line
      join (select id, name, row_number() over () - 1 as n, count(*) over () as total from products) sold
        on sold.n = (placed.n * 2 + line) % sold.total`,
  );
  await runAsAdmin(url, `analyze`);
}
