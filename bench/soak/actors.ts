/** The simulated users of a soak test. Each repeats a fixed sequence of requests. */
import { callShop, placeOrder, readJson, signUp } from "../../tests/support/shop-client.ts";
import type { Visitor } from "./visitor.ts";

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;
const words = ["camisa", "retrô", "aurora", "goleiro", "camsa titular", "nada que exista"];

/** Visits pages and loads their pictures. */
export async function browse({ ask, products, round }: Visitor): Promise<void> {
  const product = pick(products, round);
  const html = await (await ask("home", "/")).text();
  const pictures = [...html.matchAll(/ src="(\/storage\/v1\/[^"]+)"/g)].map(([, path]) =>
    (path ?? "").replaceAll("&amp;", "&"),
  );
  if (pictures.length > 0) await ask("picture", pick(pictures, round));
  await ask("category", `/categoria/${pick(["retro", "selecoes", "inverno", "promocoes"], round)}`);
  await ask("product", `/produto/${product}`);
  await ask("store", "/api/store");
  const json = {
    origin: { utm: ["instagram"] },
    events: [{ kind: "visit" }, { kind: "view", product, first: true }],
  };
  await ask("visit report", "/api/analytics/events", { json, headers: { "User-Agent": "Mozilla/5.0" } });
}

export async function search({ ask, round }: Visitor): Promise<void> {
  const query = encodeURIComponent(pick(words, round));
  await ask("suggestions", `/api/search/suggestions?q=${query}`);
  await ask("search page", `/busca?q=${query}`);
}

/** Signs up a new customer, who orders twice and views the orders. */
export async function order({ address, record, products, round, name }: Visitor): Promise<void> {
  const token = await record("sign up", () => signUp(address, `${name}-${round}@exemplo.com.br`));
  for (const number of [1, 2]) {
    const key = `${name}-${round}-${number}`;
    await record("order", async () =>
      readJson(await placeOrder(address, { token, productId: pick(products, round + number), key })),
    );
  }
  await record("own orders", async () => readJson(await callShop(address, "/api/account/orders", { token })));
}

interface OrderPage {
  rows: { id: string; status: string }[];
}

/** Reads the lists and reports, opens and completes an order, and adds a product to the featured ones and removes it. */
export async function administer({ ask, products, round, token }: Visitor): Promise<void> {
  await ask("dashboard", "/api/admin/dashboard", { token });
  const page = await readJson<OrderPage>(await ask("order list", "/api/admin/orders", { token }));
  const found = page.rows[0];
  if (found) {
    const path = `/api/admin/orders/${found.id}`;
    await ask("order details", path, { token });
    const status = found.status === "completed" ? "pending" : "completed";
    await ask("order status", path, { token, method: "PATCH", json: { status } });
  }
  const highlight = `/api/admin/products/${pick(products, round)}/featured`;
  await ask("highlight", highlight, { token, method: "PUT", json: { is_featured: round % 2 === 0 } });
  await ask("customers", "/api/admin/customers", { token });
  await ask("sales report", "/api/admin/reports/sales", { token });
}
