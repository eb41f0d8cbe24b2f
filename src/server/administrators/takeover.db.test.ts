import { beforeAll, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { type SignedInTester, signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { newestLink } from "../../../tests/support/mailed-link.ts";
import { send } from "../../../tests/support/requests.ts";
import { runAdminCommand } from "./admin-command.ts";

const app = setUpTestApp();
let owner: SignedInTester;
/** Registered the invited e-mail before its owner did. */
let stranger: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

const roleSeenBy = async (headers: Record<string, string>) =>
  (await send(app, "GET", "/auth/v1/user", { headers })).body.role;

describe("a stranger who registered the e-mail before it was invited", () => {
  beforeAll(async () => {
    stranger = await signedInAs(app, "customer", { email: "convidada@exemplo.com.br" });
    await send(app, "POST", "/auth/v1/recover", { body: { email: stranger.email } });
    const recovery = await newestLink(app, stranger.email);
    await send(app, "POST", "/api/admin/administrators/invitations", {
      headers: owner.headers,
      body: { email: stranger.email, role: "admin" },
    });
    const { tokenHash: token } = await newestLink(app, stranger.email);
    const accepted = await send(app, "POST", "/api/invitations/accept", {
      body: { token, password: "senha-da-convidada" },
    });
    expect(accepted.status).toBe(200);
    const verified = await send(app, "POST", "/auth/v1/verify", {
      body: { type: "recovery", token_hash: recovery.tokenHash },
    });
    expect(verified.status).toBe(403);
  });

  it("does not become an administrator in the session that was open", async () => {
    expect(await roleSeenBy(stranger.headers)).toBeUndefined();
  });

  it("cannot renew that session", async () => {
    const renewed = await send(app, "POST", "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: stranger.refreshToken },
    });
    expect(renewed.status).toBe(401);
  });

  it("cannot sign in with the old password", async () => {
    await expect(signInByPassword(app, stranger.email, stranger.password)).rejects.toThrow();
  });

  it("leaves the invited person an administrator's account with the new password", async () => {
    const { headers } = await signInByPassword(app, stranger.email, "senha-da-convidada");
    expect(await roleSeenBy(headers)).toBe("admin");
  });
});

describe("a stranger who registered the e-mail before `npm run admin -- create`", () => {
  it("is locked out of the account that becomes an administrator's", async () => {
    const early = await signedInAs(app, "customer");
    const context = {
      ...app.services(),
      accounts: app.accounts(),
      client: { address: "", userAgent: "" },
      actor: system,
      now: new Date(),
    };
    const terminal = { print: () => {}, askPassword: async () => "senha-do-servidor" };
    expect(await runAdminCommand(context, ["create", early.email], terminal)).toBe(0);
    expect(await roleSeenBy(early.headers)).toBeUndefined();
    await expect(signInByPassword(app, early.email, early.password)).rejects.toThrow();
    const { headers } = await signInByPassword(app, early.email, "senha-do-servidor");
    expect(await roleSeenBy(headers)).toBe("admin");
  });
});

describe("a stranger who registered the e-mail that the diagnostic page makes an administrator", () => {
  it("stays a customer: the page refuses an e-mail that has an account", async () => {
    const early = await signedInAs(app, "customer");
    const { status } = await send(app, "POST", "/api/diagnostics/create-admin", {
      headers: owner.headers,
      body: { email: early.email, password: "segredo1" },
    });
    expect(status).toBe(422);
    expect(await roleSeenBy(early.headers)).toBe("authenticated");
  });
});
