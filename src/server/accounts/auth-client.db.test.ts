import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { AuthClient } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUpTestApp, TEST_ORIGIN } from "../../../tests/support/app.ts";
import { listen } from "../runtime/listen.ts";

const app = setUpTestApp();
let server: Server;
let url: string;

beforeAll(async () => {
  const listener = getRequestListener((request) => app.request(request), { overrideGlobalObjects: false });
  const listening = await listen(listener, { host: "127.0.0.1", port: 0 });
  server = listening.server;
  url = `http://127.0.0.1:${listening.port}/auth/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const newClient = () => new AuthClient({ url, autoRefreshToken: false, persistSession: false });

async function newUser(name: string) {
  const client = newClient();
  const email = `${name}@exemplo.com.br`;
  const { data, error } = await client.signUp({
    email,
    password: "segredo1",
    options: { data: { full_name: "Ana Lima" } },
  });
  if (error) throw error;
  return { client, email, session: data.session, user: data.user };
}

describe("the hosted service's own client", () => {
  it("signs up and is signed in", async () => {
    const { session, user } = await newUser("signup");
    expect(user).toMatchObject({
      email: "signup@exemplo.com.br",
      role: "authenticated",
      user_metadata: { full_name: "Ana Lima" },
    });
    expect(session).toMatchObject({ token_type: "bearer", access_token: expect.any(String) });
  });

  it("learns that an e-mail is taken", async () => {
    const { email } = await newUser("taken");
    const { error } = await newClient().signUp({ email, password: "segredo1" });
    expect(error).toMatchObject({
      status: 422,
      code: "user_exists",
      message: "Este email já está cadastrado.",
    });
  });

  it("learns that a password is weak", async () => {
    const { error } = await newClient().signUp({ email: "weak@exemplo.com.br", password: "12345" });
    expect(error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, code: "weak_password" });
  });

  it("signs in with a password", async () => {
    const { email } = await newUser("signin");
    const { data, error } = await newClient().signInWithPassword({ email, password: "segredo1" });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  it("learns that a password is wrong", async () => {
    const { email } = await newUser("wrong");
    const { error } = await newClient().signInWithPassword({ email, password: "errada1" });
    expect(error).toMatchObject({ status: 400, code: "invalid_credentials" });
  });

  it("reads the user", async () => {
    const { client, email } = await newUser("read");
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  it("renews the session with another refresh token", async () => {
    const { client, session } = await newUser("renew");
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session?.refresh_token);
    expect((await client.getUser()).error).toBeNull();
  });

  it("asks for a new password, opens the mailed link and sets one", async () => {
    const { email } = await newUser("recover");
    const redirectTo = `${TEST_ORIGIN}/redefinir-senha`;
    const asked = await newClient().resetPasswordForEmail(email, { redirectTo });
    expect(asked.error).toBeNull();
    const mail = (await app.mails()).find(({ to }) => to?.[0]?.address === email);
    const token_hash = /token_hash=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const client = newClient();
    expect((await client.verifyOtp({ type: "recovery", token_hash })).error).toBeNull();
    expect((await client.updateUser({ password: "outra senha" })).error).toBeNull();
    const again = await newClient().signInWithPassword({ email, password: "outra senha" });
    expect(again.error).toBeNull();
  });

  it("changes the name", async () => {
    const { client } = await newUser("rename");
    const { data } = await client.updateUser({ data: { full_name: "Ana Maria Lima" } });
    expect(data.user?.user_metadata).toEqual({ full_name: "Ana Maria Lima" });
  });

  it("signs out, and the session is over on the server", async () => {
    const { client, session } = await newUser("signout");
    expect((await client.signOut()).error).toBeNull();
    const { error } = await newClient().getUser(session?.access_token);
    expect(error?.name).toBe("AuthSessionMissingError");
  });
});
