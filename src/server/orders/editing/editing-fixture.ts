import { beforeAll, beforeEach } from "vitest";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../../catalog/catalog-fixture.ts";
import { stockLevels, stockMovements } from "../../catalog/stock-tables.ts";
import { products } from "../../catalog/tables.ts";
import { deliveryMethods } from "../../delivery/tables.ts";
import { setFulfilment } from "../fulfilment/fulfilment-fixture.ts";
import { orders } from "../tables.ts";

export const ana = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};

interface ApiOrder {
  id: string;
  token: string;
  updated_at: string;
  items: { size: string; quantity: number; customization: object | null; options?: { id: string }[] }[];
  discounts?: { name: string; cents: number; agreed?: true }[];
  delivery?: { name: string; price_cents: number; days: number };
}

/** A shop with two shirts, at R$ 200,00 and R$ 100,00, an owner and a customer. */
export function setUpEditing() {
  const app = setUpTestApp();
  const db = () => app.database.db();
  const shirts = { aurora: "", boreal: "" };
  let owner: SignedInTester;
  let customer: SignedInTester;

  beforeAll(async () => {
    await insertCategories(db());
    [shirts.aurora = "", shirts.boreal = ""] = await insertProducts(db(), [
      { name: "Camisa Aurora", priceCents: 20_000 },
      { name: "Camisa Boreal", priceCents: 10_000 },
    ]);
    owner = await signedInAs(app, "administrator");
    customer = await signedInAs(app, "customer");
  });
  beforeEach(async () => {
    for (const rows of [orders, stockLevels, stockMovements, deliveryMethods]) await db().delete(rows);
    await db().update(products).set({ leadTime: null, status: "published" });
    await setFulfilment(db(), null);
  });

  const admin = (method: string, path: string, body?: unknown) =>
    send(app, method, `/api/admin${path}`, {
      headers: owner.headers,
      ...(body !== undefined && { body }),
    });
  const place = async (items: object[], more: object = {}): Promise<ApiOrder> => {
    const headers = { ...customer.headers, "Idempotency-Key": crypto.randomUUID() };
    const { status, body } = await send(app, "POST", "/api/orders", {
      headers,
      body: { ...ana, items, ...more },
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  const read = async ({ id }: { id: string }) => (await admin("GET", `/orders/${id}`)).body;
  /** The request that leaves the order as it is, but for these changes. */
  const requestFor = async (order: { id: string }, changes: object = {}) => {
    const now: ApiOrder = await read(order);
    const agreed = now.discounts?.find((discount) => discount.agreed);
    return {
      ...ana,
      updated_at: now.updated_at,
      items: kept(now),
      delivery: now.delivery,
      offers: (now.discounts ?? []).flatMap((discount, position) =>
        discount.agreed ? [] : [{ position, cents: discount.cents }],
      ),
      ...(agreed && { discount: { name: agreed.name, cents: agreed.cents } }),
      ...changes,
    };
  };
  const edit = async (order: { id: string }, changes: object = {}) =>
    admin("PUT", `/orders/${order.id}`, await requestFor(order, changes));
  const historyOf = async ({ id }: { id: string }): Promise<string[]> =>
    (await admin("GET", `/orders/${id}/history`)).body.map(({ summary }: { summary: string }) => summary);
  return {
    app,
    db,
    shirts,
    owner: () => owner,
    customer: () => customer,
    admin,
    place,
    read,
    requestFor,
    edit,
    historyOf,
  };
}

/** The order's lines as an edit names them. */
export const kept = ({ items }: Pick<ApiOrder, "items">) =>
  items.map(({ size, quantity, customization, options }, position) => ({
    position,
    size,
    quantity,
    customization,
    ...(options && { options: options.map(({ id }) => id) }),
  }));
