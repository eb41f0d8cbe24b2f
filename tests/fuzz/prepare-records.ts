import { randomUUID } from "node:crypto";
import type { KnownRecords } from "./known-values.ts";
import type { FuzzTarget } from "./send-fuzz.ts";

export const FUZZ_OWNER = { email: "dono@manto.local", password: "segredo-do-dono" };

const CAPTAIN = "c".repeat(43);
const PICTURE = "https://fotos.exemplo.invalid/a.png";
const WEBHOOK = "https://erp.exemplo.com.br/loja";

/** Creates new users and records for the next round, because earlier requests may have deleted or changed the others. */
export async function prepareRecords(
  address: string,
  round: number,
): Promise<Pick<FuzzTarget, "records" | "tokens">> {
  interface Question {
    as?: string;
    captain?: string;
    body?: unknown;
  }
  const ask = async (method: string, path: string, { as, captain, body }: Question = {}) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": `preparing-round-${round}`,
        ...(as !== undefined && { Authorization: `Bearer ${as}` }),
        ...(captain !== undefined && { "Team-Secret": captain }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };

  const person = { email: `cliente-${round}@exemplo.com.br`, password: "segredo1" };
  const { access_token: owner } = await ask("POST", "/auth/v1/token?grant_type=password", {
    body: FUZZ_OWNER,
  });
  const { access_token: customer, user } = await ask("POST", "/auth/v1/signup", {
    body: { ...person, data: { full_name: "Ana Lima" } },
  });
  await ask("POST", "/auth/v1/token?grant_type=password", { body: person });
  const sessions = await ask("GET", "/api/account/sessions", { as: customer });
  const administrator = await ask("POST", "/api/diagnostics/create-admin", {
    as: owner,
    body: { email: `admin-${round}@exemplo.com.br`, password: "segredo1" },
  });

  const category = await ask("POST", "/api/admin/categories", {
    as: owner,
    body: { name: `Camisas ${round}` },
  });
  const subcategory = await ask("POST", "/api/admin/subcategories", {
    as: owner,
    body: { name: "Titular", category_id: category.id },
  });
  const product = await ask("POST", "/api/admin/products", {
    as: owner,
    body: { name: `Camisa ${round}`, price: 199.9, category_id: category.id, images: [{ url: PICTURE }] },
  });
  const banner = await ask("POST", "/api/admin/site-images", {
    as: owner,
    body: { type: "banner", title: `Banner ${round}`, image_url: PICTURE },
  });
  const order = await ask("POST", "/api/orders", {
    as: customer,
    body: {
      customer: "Ana Lima",
      customer_cep: "01001000",
      customer_address: "Rua A, 1",
      customer_whatsapp: "11912345678",
      items: [{ id: product.id, size: "M", quantity: 1 }],
    },
  });
  await ask("POST", "/api/newsletter/subscriptions", { body: { email: person.email } });
  const subscribers = await ask("GET", `/api/admin/newsletter?q=cliente-${round}`, { as: owner });

  const offer = await ask("POST", "/api/admin/offers", {
    as: owner,
    body: { name: `Oferta ${round}`, code: `GOL${round}X`, benefit: { kind: "percent", percent: 10 } },
  });

  const { token: teamLink } = await ask("POST", "/api/team-orders", {
    captain: CAPTAIN,
    body: {
      id: randomUUID(),
      product_id: product.id,
      team_name: `Tigres ${round}`,
      max_shirts: 22,
      closes_on: null,
      option_ids: [],
      captain_name: "Ana Souza",
      captain_whatsapp: "11987654321",
    },
  });
  const teamShirt = randomUUID();
  await ask("PUT", `/api/team-orders/${teamLink}/shirts/${teamShirt}`, {
    captain: CAPTAIN,
    body: { name: "SILVA", number: "10", size: "M" },
  });
  const teams = await ask("GET", "/api/admin/team-orders", { as: owner });

  // A shop has only so many of these, so that later rounds use those of the first.
  const firstOrNew = async (path: string, body: unknown) => {
    const [first] = await ask("GET", path, { as: owner });
    return first ?? (await ask("POST", path, { as: owner, body }));
  };
  const method = await firstOrNew("/api/admin/delivery-methods", {
    // Paused, because an order would have to name one of the shop's deliveries.
    kind: "pickup",
    name: "Retirada na loja",
    active: false,
    rates: [{ price_cents: 0, days: 1 }],
  });
  const grid = await firstOrNew("/api/admin/size-grids", {
    name: `Grade ${round}`,
    sizes: [{ label: "M" }, { label: "XGG", surcharge_cents: 1500 }],
  });
  const option = await firstOrNew("/api/admin/product-options", {
    name: `Opção ${round}`,
    price_cents: 2500,
  });
  const key = await firstOrNew("/api/admin/api-keys", { name: `ERP ${round}`, scopes: { orders: "read" } });
  const found = await firstOrNew("/api/admin/webhooks", {
    name: `ERP ${round}`,
    url: WEBHOOK,
    events: ["order.created", "product.changed"],
  });
  // A new one comes with its secret.
  const webhook = found.webhook ?? found;
  const { delivery } = await ask("POST", `/api/admin/webhooks/${webhook.id}/test`, { as: owner });

  const settings = await ask("GET", "/api/admin/settings", { as: owner });
  await ask("PUT", "/api/admin/settings/fulfilment", {
    as: owner,
    body: {
      version: settings.fulfilment.version,
      values: { steps: true, preparation_days: 2, says_ready: true },
    },
  });

  const records: KnownRecords = {
    product: product.id,
    image: product.images[0].id,
    category: category.id,
    subcategory: subcategory.id,
    banner: banner.id,
    order: order.id,
    customer: "11912345678",
    subscriber: subscribers.rows[0].id,
    session: sessions.at(-1).id,
    administrator: administrator.id,
    user: user.id,
    method: method.id,
    offer: offer.id,
    grid: grid.id,
    option: option.id,
    key: key.id,
    webhook: webhook.id,
    delivery: delivery.id,
    team: teams[0].id,
    teamLink,
    teamShirt,
    captain: CAPTAIN,
  };
  return { records, tokens: { customer, administrator: owner } };
}
