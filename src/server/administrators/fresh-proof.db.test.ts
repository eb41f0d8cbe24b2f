import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp, TEST_OWNER } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { sessions } from "../identity/tables.ts";
import { codeOf, protectedAdministrator } from "../two-factor/two-factor-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let colleague: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator", { email: TEST_OWNER });
  colleague = await signedInAs(app, "administrator");
});

/** As if the sign-in had been this many minutes ago. */
async function proofWas(minutes: number, { userId }: SignedInTester) {
  const provedAt = new Date(Date.now() - minutes * 60_000);
  await app.database.db().update(sessions).set({ provedAt }).where(eq(sessions.userId, userId));
}

const as = ({ headers }: SignedInTester, method: string, path: string, body?: unknown) =>
  send(app, method, path, { headers, ...(body !== undefined && { body }) });
const settingsOf = async (section: string) => (await as(owner, "GET", "/api/admin/settings")).body[section];
const pix = (key: string) => ({
  key_type: "email",
  key,
  receiver_name: "Loja",
  receiver_city: "São Paulo",
});
const mailsTo = async (email: string) =>
  (await app.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);

/** What a thief with a copied session would do. */
const attempts: [string, () => Promise<{ status: number; body: { error?: { code: string } } }>][] = [
  [
    "changing the Pix key",
    async () => {
      const { version } = await settingsOf("pix");
      return as(owner, "PUT", "/api/admin/settings/pix", { version, values: pix("ladrao@exemplo.com.br") });
    },
  ],
  [
    "changing the shop's WhatsApp",
    async () => {
      const { version, values } = await settingsOf("contact");
      return as(owner, "PUT", "/api/admin/settings/contact", {
        version,
        values: { ...values, whatsapp: "(11) 98888-7777" },
      });
    },
  ],
  [
    "inviting an administrator",
    () => as(owner, "POST", "/api/admin/administrators/invitations", { email: "ladrao@exemplo.com.br" }),
  ],
  [
    "changing a colleague's role",
    () => as(owner, "PATCH", `/api/admin/administrators/${colleague.userId}`, { role: "catalog" }),
  ],
  [
    "making a key of the API",
    () => as(owner, "POST", "/api/admin/api-keys", { name: "ERP", scopes: { orders: "read" } }),
  ],
  ["dismissing an administrator", () => as(owner, "DELETE", `/api/admin/administrators/${colleague.userId}`)],
  [
    "creating an administrator on the diagnostic page",
    () =>
      as(owner, "POST", "/api/diagnostics/create-admin", {
        email: "ladrao@exemplo.com.br",
        password: "segredo1",
      }),
  ],
];

describe("with a session that was proved more than ten minutes ago", () => {
  beforeEach(() => proofWas(11, owner));

  it.each(attempts)("%s is refused", async (_, attempt) => {
    expect(await attempt()).toMatchObject({ status: 403, body: { error: { code: "proof_required" } } });
  });

  it("a wrong password is no proof", async () => {
    expect((await as(owner, "POST", "/api/account/proof", { password: "errada1" })).status).toBe(400);
    expect((await attempts[0]?.[1]())?.status).toBe(403);
  });

  it("what moves neither money nor access needs no proof", async () => {
    const { version, values } = await settingsOf("store");
    const saved = await as(owner, "PUT", "/api/admin/settings/store", {
      version,
      values: { ...values, tagline: "Outra frase" },
    });
    expect(saved.status).toBe(200);
  });

  it("an authenticator's code is a proof as well", async () => {
    const guarded = await protectedAdministrator(app);
    await proofWas(11, guarded);
    const invite = () =>
      as(guarded, "POST", "/api/admin/administrators/invitations", { email: "bia@exemplo.com.br" });
    expect((await invite()).status).toBe(403);
    expect((await as(guarded, "POST", "/api/account/proof", { code: codeOf(guarded.secret) })).status).toBe(
      204,
    );
    expect((await invite()).status).toBe(201);
  });
});

describe("after the password was entered again", () => {
  beforeAll(async () => {
    await proofWas(11, owner);
    expect((await as(owner, "POST", "/api/account/proof", { password: owner.password })).status).toBe(204);
  });

  it.each(attempts)("%s is possible", async (_, attempt) => {
    expect((await attempt()).status).toBeLessThan(300);
  });

  it("every owner has a mail about each of them", async () => {
    const subjects = await mailsTo(owner.email);
    for (const what of [
      "dados do Pix alterados",
      "WhatsApp da loja alterado",
      "convite enviado",
      "função alterada",
      "acesso retirado",
    ])
      expect(subjects).toContain(`Aviso de segurança da Manto: ${what}`);
  });
});

describe("the main store account", () => {
  it.each([
    ["dismissed", (id: string, who: SignedInTester) => as(who, "DELETE", `/api/admin/administrators/${id}`)],
    [
      "given another role",
      (id: string, who: SignedInTester) =>
        as(who, "PATCH", `/api/admin/administrators/${id}`, { role: "production" }),
    ],
    [
      "robbed of the second factor",
      (id: string, who: SignedInTester) =>
        as(who, "DELETE", `/api/admin/administrators/${id}/two-factor`, { password: who.password }),
    ],
  ])("cannot be %s by another administrator", async (_, attempt) => {
    const other = await signedInAs(app, "administrator");
    expect(await attempt(owner.userId, other)).toMatchObject({
      status: 403,
      body: { error: { code: "forbidden" } },
    });
  });

  it("may leave by itself while there is another owner", async () => {
    await signedInAs(app, "administrator");
    expect((await as(owner, "DELETE", `/api/admin/administrators/${owner.userId}`)).status).toBe(204);
  });
});
