import { runAsAdmin } from "../../tests/support/database-template.ts";
import type { Fill } from "./bench-shop.ts";

export interface ShopSize {
  products: number;
  orders: number;
}

/** A shop with three years of data: one account for every two orders; every tenth account has ordered five times. */
export function fillShop({ products, orders }: ShopSize): Fill {
  return async (url) => {
    await fillProducts(url, products);
    await fillAccounts(url, orders / 2);
    await fillOrders(url, orders);
    await fillItems(url, products);
  };
}

export async function fillProducts(url: string, count: number): Promise<void> {
  await runAsAdmin(
    url,
    `
    insert into categories (id, name) select n::text, 'Categoria ' || n from generate_series(1, 6) n
    on conflict do nothing`,
  );
  await runAsAdmin(
    url,
    `
    insert into subcategories (id, name, category_id)
    select md5('subcategoria' || n)::uuid, 'Subcategoria ' || n, (1 + n % 6)::text from generate_series(1, 6 * 4) n`,
  );
  await runAsAdmin(
    url,
    `
    insert into products (name, price_cents, description, category_id, subcategory_id, created_at)
    select (array['Aurora','Canarinho','Maré Alta','Serra Verde','Ipê','Noturno','Diagonal','Adriático'])[1 + n % 8]
        || ' ' || (array['Titular','Reserva','Retrô','Goleiro','Treino'])[1 + n % 5] || ' ' || n,
      9990 + (n * 37) % 30000, 'Malha leve com respiro nas laterais.', (1 + n % 6)::text, md5('subcategoria' || (1 + (n - 1) % 24))::uuid,
      now() - (n::float8 / ${count}::int) * interval '3 years'
    from generate_series(1, ${count}::int) n`,
  );
  await runAsAdmin(url, `analyze products`);
}

/** The SQL expression for the id of the account with this number. */
export const accountId = (number: string) => `md5('visita' || ${number})::uuid`;

async function fillAccounts(url: string, count: number): Promise<void> {
  await runAsAdmin(
    url,
    `
    insert into users (id, name, email)
    select ${accountId("n")}, 'Visita ' || n, 'visita' || n || '@exemplo.com.br' from generate_series(1, ${count}::int) n`,
  );
}

/** A third of the orders are by returning customers. */
async function fillOrders(url: string, count: number): Promise<void> {
  await runAsAdmin(
    url,
    `
    insert into orders (user_id, customer, customer_address, customer_cep, customer_whatsapp, total_cents,
      shipping_address, status, created_at, updated_at, opened_at)
    select case when n % 4 = 0 then ${accountId(`(1 + n / 4 % (${count}::int / 20))`)} end,
      (array['Marina','Rafael','Beatriz','Caio','Luiza','Tiago','Helena','Otávio'])[1 + n % 8]
        || ' ' || (array['Duarte','Antunes','Lemos','Figueira','Prado','Novaes','Couto'])[1 + n % 7] || ' ' || n % 5000,
      'Avenida Paulista, ' || n, '01310100', '119' || lpad((n % greatest(10, ${count}::int * 2 / 3))::text, 8, '0'),
      2 * (9990 + n % 30000), '{"address": ""}', case when n % 10 = 0 then 'pending' else 'completed' end,
      at, at, at
    from generate_series(1, ${count}::int) n,
      lateral (select now() - (n::float8 / ${count}::int) * interval '3 years' as at) place`,
  );
  await runAsAdmin(url, "analyze orders");
}

/** Each order has two lines. The first tenth of the products makes a third of the sales. */
async function fillItems(url: string, products: number): Promise<void> {
  await runAsAdmin(
    url,
    `
    insert into order_items (order_id, position, product_id, name, unit_price_cents, size, quantity,
      customization_name, customization_number)
    select placed.id, line, sold.id, sold.name, placed.total_cents / 2, (array['P','M','G','GG'])[1 + placed.n % 4], 1,
      case when placed.n % 3 = 0 then 'JOÃO' end, case when placed.n % 3 = 0 then '10' end
    from (select id, total_cents, row_number() over () as n from orders) placed
      cross join generate_series(0, 1) line
      join (select id, name, row_number() over () - 1 as n from products) sold
        on sold.n = floor(${products} * power((placed.n * 7919 + line * 104729) % 1000003 / 1000003::float8, 2))::bigint`,
  );
}
