import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { type SignedInTester, signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { appointAdministrator, dismissAdministrator } from "../administrators/administrator-service.ts";
import type { AccountContext } from "../identity/account-context.ts";

const app = setUpTestApp();
const context = (actor: AccountContext["actor"] = system): AccountContext => ({
  ...app.services(),
  accounts: app.accounts(),
  client: { address: "203.0.113.1", userAgent: "" },
  actor,
  now: new Date(),
});
const named = ({ userId, email }: SignedInTester) => ({ id: userId, email });
const form = { email: "primeira@exemplo.com.br", password: "segredo1" };
const createAdmin = (body: object, headers: Record<string, string> = {}) =>
  send(app, "POST", "/api/diagnostics/create-admin", { headers, body });
const check = (body: object) => send(app, "POST", "/api/diagnostics/check", { body });

describe("POST /api/diagnostics/create-admin in a shop without an administrator", () => {
  it("tells an anonymous visitor which fields are missing", async () => {
    const { status, body } = await createAdmin({});
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual(["email", "password"]);
  });

  it("lets exactly one of two strangers in who try at once", async () => {
    const outcomes = await Promise.all([
      createAdmin(form),
      createAdmin({ ...form, email: "segunda@exemplo.com.br" }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 403]);
    const { body } = outcomes.find(({ status }) => status === 201) ?? {};
    expect(body.message).toBe(`Administrador criado com sucesso! ID: ${body.id}`);
  });
});

describe("with an administrator", () => {
  let admin: SignedInTester;
  let customer: SignedInTester;
  beforeAll(async () => {
    admin = await signedInAs(app, "administrator", { email: "admin@exemplo.com.br" });
    customer = await signedInAs(app, "customer", { email: "cliente@exemplo.com.br" });
  });

  it.each([
    ["a stranger", () => ({})],
    ["a customer", () => customer.headers],
  ])("%s cannot create another one", async (_, headers) => {
    const email = "outro@exemplo.com.br";
    expect(await createAdmin({ ...form, email }, headers())).toMatchObject({
      status: 403,
      body: {
        error: {
          code: "forbidden",
          message: "Erro ao criar administrador: Você não tem permissão para fazer isso.",
        },
      },
    });
    expect((await check({ ...form, email })).body.exists).toBe(false);
  });

  it.each([
    ["a stranger", () => ({})],
    ["a customer", () => customer.headers],
  ])("%s is refused before the body is validated", async (_, headers) => {
    for (const body of [{}, { email: 1 }]) {
      const { status, body: refusal } = await createAdmin(body, headers());
      expect(status).toBe(403);
      expect(refusal.error).not.toHaveProperty("fields");
    }
    const broken = await app.request("/api/diagnostics/create-admin", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers() },
      body: "{",
    });
    expect(broken.status).toBe(403);
  });

  it("the administrator learns which fields are missing", async () => {
    const { status, body } = await createAdmin({}, admin.headers);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual(["email", "password"]);
  });

  it("the administrator can, and every other administrator is notified", async () => {
    const { status, body } = await createAdmin({ ...form, email: "novo@exemplo.com.br" }, admin.headers);
    expect(status).toBe(201);
    const notices = (await app.mails()).filter(
      ({ subject }) => subject === "Acesso novo na administração da Manto",
    );
    expect(notices.map(({ to }) => to?.[0]?.address)).toContain(admin.email);
    expect(notices.map(({ to }) => to?.[0]?.address)).not.toContain(body.email);
  });

  it("an e-mail with an account is not taken over", async () => {
    const email = customer.email;
    expect(await createAdmin({ ...form, email }, admin.headers)).toMatchObject({
      status: 422,
      body: {
        error: {
          code: "user_exists",
          message: `O usuário ${email} já existe. Use a função de diagnóstico para verificar o status.`,
        },
      },
    });
  });

  it("the diagnosis says who is one, and leaves no session", async () => {
    const before = await send(app, "GET", "/api/account/sessions", { headers: admin.headers });
    const { body } = await check({ email: admin.email, password: admin.password });
    expect(body).toEqual({
      exists: true,
      confirmed: true,
      signed_in: true,
      admin: true,
      user_id: admin.userId,
      message: "Usuário verificado com sucesso. Status de admin: Sim",
    });
    const after = await send(app, "GET", "/api/account/sessions", { headers: admin.headers });
    expect(after.body).toHaveLength(before.body.length);
  });

  it("the diagnosis says to a wrong password no more than that the account exists", async () => {
    const { body } = await check({ email: admin.email, password: "errada1" });
    expect(body).toEqual({
      exists: true,
      confirmed: true,
      signed_in: false,
      admin: null,
      user_id: null,
      message: "Erro ao fazer login: Credenciais de login inválidas. Verifique seu email e senha.",
    });
  });

  it("the diagnosis names an e-mail that has no account", async () => {
    const { body } = await check({ email: "ninguem@exemplo.com.br", password: "segredo1" });
    expect(body).toMatchObject({ exists: false, message: "Usuário não encontrado: ninguem@exemplo.com.br" });
  });

  it("the diagnosis refuses a form as the page would", async () => {
    expect((await check({ email: "x", password: "1" })).body.error.fields).toEqual({
      email: "Digite um email válido",
      password: "A senha deve ter pelo menos 6 caracteres",
    });
  });

  describe("POST /api/rpc/is_admin", () => {
    const isAdmin = (user_id: string, headers: Record<string, string>) =>
      send(app, "POST", "/api/rpc/is_admin", { headers, body: { user_id } });

    it("answers a bare true or false about oneself", async () => {
      expect((await isAdmin(admin.userId, admin.headers)).body).toBe(true);
      expect((await isAdmin(customer.userId, customer.headers)).body).toBe(false);
    });

    it("answers an administrator about any user", async () => {
      expect((await isAdmin(customer.userId, admin.headers)).body).toBe(false);
      expect((await isAdmin(randomUUID(), admin.headers)).body).toBe(false);
    });

    it("tells a customer nothing about others", async () => {
      expect((await isAdmin(admin.userId, customer.headers)).status).toBe(403);
    });

    it("tells an anonymous visitor nothing", async () => {
      expect((await isAdmin(admin.userId, {})).status).toBe(401);
    });
  });

  it("POST /api/rpc/check_user_status answers whether an e-mail has a confirmed account", async () => {
    const ask = async (email: string) =>
      (await send(app, "POST", "/api/rpc/check_user_status", { body: { email } })).body;
    expect(await ask("CLIENTE@exemplo.com.br")).toEqual({ exists: true, confirmed: true });
    expect(await ask("ninguem@exemplo.com.br")).toEqual({ exists: false, confirmed: false });
  });

  it("GET /api/account/roles lists one's own role records", async () => {
    const ask = async (headers: Record<string, string>) =>
      (await send(app, "GET", "/api/account/roles", { headers })).body;
    expect(await ask(admin.headers)).toEqual([{ user_id: admin.userId, role: "admin" }]);
    expect(await ask(customer.headers)).toEqual([]);
  });

  it("a customer can be appointed and dismissed again, each at once", async () => {
    await appointAdministrator(context(), { user: named(customer), password: customer.password });
    Object.assign(customer, await signInByPassword(app, customer.email, customer.password));
    const fetchIsAdmin = () =>
      send(app, "POST", "/api/rpc/is_admin", {
        headers: customer.headers,
        body: { user_id: customer.userId },
      });
    expect((await fetchIsAdmin()).body).toBe(true);
    await dismissAdministrator(context(), customer.email);
    expect((await fetchIsAdmin()).body).toBe(false);
  });

  it("a customer can neither appoint nor dismiss", async () => {
    const actor = { kind: "customer", userId: customer.userId, email: customer.email } as const;
    const appointment = appointAdministrator(context(actor), { user: named(customer), password: "segredo1" });
    await expect(appointment).rejects.toThrow("forbidden");
    await expect(dismissAdministrator(context(actor), admin.email)).rejects.toThrow("forbidden");
  });

  it("the last administrator cannot be dismissed", async () => {
    const remove = "delete from user_roles where user_id <> $1";
    await app.database.handle().pool.query(remove, [admin.userId]);
    await expect(dismissAdministrator(context(), admin.email)).rejects.toMatchObject({
      code: "last_administrator",
    });
  });
});
