import { beforeAll, expect, it } from "vitest";
import { defaultMessageTemplates } from "#domain/orders/message-templates.ts";
import { createLogger } from "#server/logging/log.ts";
import { type SignedInTester, signedInAs } from "../support/actors.ts";
import { setUpTestApp } from "../support/app.ts";
import { newestLink } from "../support/mailed-link.ts";
import { cookiesOf, fromBrowser, send } from "../support/requests.ts";

let written = "";
const log = createLogger("debug", {
  write(line) {
    written += line;
  },
});
const app = setUpTestApp({ log });

const PASSWORD = "uma-senha-secreta";
const PIX_KEY = "pix-secreto@exemplo.com.br";
let secrets: Record<string, string>;

async function signInFromBrowser({ email, password }: SignedInTester) {
  const answer = await send(app, "POST", "/auth/v1/token?grant_type=password", {
    headers: fromBrowser,
    body: { email, password },
  });
  return cookiesOf(answer.headers).Cookie ?? "";
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
  await send(app, "GET", "/api/admin/backups/codigo-secreto-do-backup", { headers: owner.headers });
  await send(app, "GET", "/api/newsletter/unsubscribe?token=codigo-secreto-da-lista");
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
    "the address of a backup": "codigo-secreto-do-backup",
    "the token of a newsletter's link": "codigo-secreto-da-lista",
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
  "the address of a backup",
  "the token of a newsletter's link",
  "the token of the metrics",
])("reading %s in the log fails", (name) => {
  const secret = secrets[name] ?? "";
  expect(secret.length).toBeGreaterThan(5);
  expect(written).not.toContain(secret);
});
