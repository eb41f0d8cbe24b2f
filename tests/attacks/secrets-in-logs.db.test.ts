import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { defaultMessageTemplates } from "#domain/orders/message-templates.ts";
import { addApiKey, type TestKey } from "#server/api-keys/api-keys-fixture.ts";
import { createLogger } from "#server/logging/log.ts";
import { insertOrders } from "#server/orders/orders-fixture.ts";
import { orders } from "#server/orders/tables.ts";
import { addShirt, teamsOf } from "#server/team-orders/team-orders-fixture.ts";
import { type SignedInTester, signedInAs } from "../support/actors.ts";
import { isWrite } from "../support/api-operations.ts";
import { setUpTestApp } from "../support/app.ts";
import { newestLink } from "../support/mailed-link.ts";
import { cookiesOf, fromBrowser, send } from "../support/requests.ts";
import { findSecrets } from "../support/secrets-in-log.ts";
import { addressOf, everyOperation } from "./every-operation.ts";

let written = "";
const log = createLogger("debug", {
  write(line) {
    written += line;
  },
});
const app = setUpTestApp({ log });

const PASSWORD = "uma-senha-secreta";
const NUMBER = "11987654321";
const PIX_KEY = "pix-secreto@exemplo.com.br";
let secrets: Record<string, string>;
let program: TestKey;

async function signInFromBrowser({ email, password }: SignedInTester) {
  const answer = await send(app, "POST", "/auth/v1/token?grant_type=password", {
    headers: fromBrowser,
    body: { email, password },
  });
  return cookiesOf(answer.headers).Cookie ?? "";
}

/** Orders with the secret number and opens the order's page in every way that the router understands. */
async function visitOrder({ userId }: SignedInTester): Promise<string> {
  const db = app.database.db();
  const [id = ""] = await insertOrders(db, [{ userId, customerWhatsapp: NUMBER }]);
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const token = order?.publicToken ?? "";
  for (const path of orderPages(token)) await app.request(path);
  return token;
}

/** Starts the list of a team with the secret number, and opens it as captain and players do. */
async function visitTeam() {
  const shirt = await addShirt(app);
  const teams = teamsOf(app, () => shirt);
  const team = await teams.open({ captain_whatsapp: NUMBER });
  await teams.put(team.token, team.secret);
  expect((await teams.readAsCaptain(team)).status).toBe(200);
  const pages = [`/time/${team.token}`, `/TIME/${team.token}/capitao.data`, `/social/time/${team.token}.jpg`];
  for (const path of pages) await app.request(path);
  return team;
}

const orderPages = (token: string) => [
  `/pedido/${token}`,
  `/PEDIDO/${token}`,
  `/%50edid%4F/${token}/`,
  `/Pedido/${token}.data`,
  `//pedido//${token}`,
  `/pedido/${token}/mais`,
];

async function visitCustomer({ headers }: SignedInTester): Promise<void> {
  const path = `/api/admin/customers/${NUMBER}`;
  for (const part of ["", "/orders", "/erasure"]) {
    expect((await send(app, "GET", path + part, { headers })).status).toBe(200);
  }
  const body = { text: `Telefone ${NUMBER}`, version: 0 };
  expect((await send(app, "PUT", `${path}/notes`, { headers, body })).status).toBe(200);
  await app.request(`/admin/clientes/${NUMBER}`);
  await app.request(`/ADMIN/CLIENTES/${encodeURIComponent("(11) 98765-4321")}`);
}

/** Calls every operation that has a path parameter with each of the texts in its place. */
async function callEveryPath({ headers }: SignedInTester, texts: readonly string[]): Promise<void> {
  const operations = (await everyOperation(app)).filter(({ path }) => path.includes("{"));
  expect(operations.length).toBeGreaterThan(20);
  for (const operation of operations.filter(({ id }) => id !== "eraseCustomer")) {
    for (const text of texts) {
      const { method, example } = operation;
      await app.request(addressOf(operation, text), {
        method,
        headers: { ...headers, "Content-Type": "application/json" },
        ...(isWrite(operation) && { body: JSON.stringify(example ?? {}) }),
      });
    }
  }
}

beforeAll(async () => {
  const customer = await signedInAs(app, "customer", { password: PASSWORD });
  const owner = await signedInAs(app, "administrator", { password: PASSWORD });
  const cookies = await signInFromBrowser(customer);
  await send(app, "POST", "/auth/v1/token?grant_type=password", {
    body: { email: customer.email, password: "uma-senha-errada" },
  });
  await send(app, "POST", "/auth/v1/recover", { body: { email: customer.email } });
  const { tokenHash } = await newestLink(app, customer.email);
  await send(app, "POST", "/auth/v1/verify", { body: { type: "recovery", token_hash: tokenHash } });
  await send(app, "PUT", "/auth/v1/user", {
    headers: customer.headers,
    body: { password: "outra-senha-secreta", current_password: PASSWORD },
  });
  const { body: settings } = await send(app, "GET", "/api/admin/settings", { headers: owner.headers });
  const saved = await send(app, "PUT", "/api/admin/settings/pix", {
    headers: owner.headers,
    body: {
      version: settings.pix.version,
      values: { key_type: "email", key: PIX_KEY, receiver_name: "Manto", receiver_city: "Sao Paulo" },
    },
  });
  expect(saved.status).toBe(200);
  // A database error contains the values of the failed statement.
  await send(app, "PUT", "/api/admin/settings/message-templates", {
    headers: owner.headers,
    body: { ...defaultMessageTemplates, sent: "recado-secreto \u0000" },
  });
  await send(app, "GET", "/pedido/codigo-secreto-do-pedido");
  const token = await visitOrder(customer);
  const team = await visitTeam();
  await visitCustomer(owner);
  await callEveryPath(owner, [NUMBER, customer.email, token]);
  await send(app, "GET", "/api/admin/backups/codigo-secreto-do-backup", { headers: owner.headers });
  await send(app, "GET", "/api/newsletter/unsubscribe?token=codigo-secreto-da-lista");
  program = await addApiKey(app.database.db(), { orders: "read" });
  const wrongKey = `${program.key.slice(0, 19)}${"segredo".repeat(6)}x`;
  for (const key of [program.key, wrongKey]) {
    for (const path of ["/api/admin/orders", `/api/admin/orders?key=${key}`, `/api/admin/orders/${key}`]) {
      await app.request(path, { headers: { Authorization: `Bearer ${key}` } });
    }
  }
  const made = await send(app, "POST", "/api/admin/api-keys", {
    headers: owner.headers,
    body: { name: "ERP", scopes: { orders: "read" } },
  });
  await app.request("/metrics", { headers: { Authorization: "Bearer a token for metrics" } });
  secrets = {
    "a password": PASSWORD,
    "a wrong password": "uma-senha-errada",
    "a new password": "outra-senha-secreta",
    "an access token": customer.accessToken,
    "a refresh token": customer.refreshToken,
    "a cookie": cookies.split("=")[1]?.split(";")[0] ?? "",
    "the secret of a mailed link": tokenHash,
    "the Pix key": PIX_KEY,
    "a text that the database refused": "recado-secreto",
    "the address of an order": "codigo-secreto-do-pedido",
    "the token of an order": token,
    "the link of a team": team.token,
    "the secret of a captain": team.secret,
    "a customer's number": NUMBER,
    "a customer's e-mail": customer.email,
    "an administrator's e-mail": owner.email,
    "the address of a backup": "codigo-secreto-do-backup",
    "the token of a newsletter's link": "codigo-secreto-da-lista",
    "a key of the API": program.key.slice(19),
    "a wrong key of the API": wrongKey.slice(19),
    "a new key of the API": made.body.key.slice(19),
    "the token of the metrics": "a token for metrics",
  };
});

it("the log has entries for the requests", () => {
  expect(written).toContain('"path":"/auth/v1/token"');
});

it.each([
  "a password",
  "a wrong password",
  "a new password",
  "an access token",
  "a refresh token",
  "a cookie",
  "the secret of a mailed link",
  "the Pix key",
  "a text that the database refused",
  "the address of an order",
  "the token of an order",
  "the link of a team",
  "the secret of a captain",
  "a customer's number",
  "a customer's e-mail",
  "an administrator's e-mail",
  "the address of a backup",
  "the token of a newsletter's link",
  "a key of the API",
  "a wrong key of the API",
  "a new key of the API",
  "the token of the metrics",
])("reading %s in the log fails", (name) => {
  const secret = secrets[name] ?? "";
  expect(secret.length).toBeGreaterThan(5);
  expect(written).not.toContain(secret);
});

it("a request with a key of the API is logged with the key's id", () => {
  expect(written).toContain(`"apiKeyId":"${program.id}","method":"GET","path":"/api/admin/orders"`);
});

it("no line of the log contains an e-mail, a telephone number or a token", () => {
  expect(findSecrets(written, {})).toEqual([]);
});

it.each(orderPages("0123456789abcdef0123456789abcdef"))(
  "the address %s is never a referrer",
  async (path) => {
    expect((await app.request(path)).headers.get("Referrer-Policy")).toBe("no-referrer");
  },
);
