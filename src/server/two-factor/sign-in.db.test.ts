import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { newestLink } from "../../../tests/support/mailed-link.ts";
import { send } from "../../../tests/support/requests.ts";
import { signInChallenges } from "./tables.ts";
import { codeOf, type ProtectedTester, protectedAdministrator } from "./two-factor-fixture.ts";

const app = setUpTestApp();
let owner: ProtectedTester;

beforeEach(async () => {
  owner = await protectedAdministrator(app);
});

const firstStep = (password = owner.password) =>
  send(app, "POST", "/auth/v1/token?grant_type=password", { body: { email: owner.email, password } });
const secondStep = (challenge: string, code: string) =>
  send(app, "POST", "/auth/v1/factors/verify", { body: { challenge, code } });
const newChallenge = async (): Promise<string> => (await firstStep()).body.challenge;
const wrong = "000000";

describe("signing in with a second factor", () => {
  it("asks for the code after the password, and opens no session before it", async () => {
    const { status, body } = await firstStep();
    expect(status).toBe(401);
    expect(body).toEqual({
      error: {
        code: "mfa_required",
        message: "Digite o código do seu aplicativo autenticador para continuar.",
      },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it("does not reveal the second factor after a wrong password", async () => {
    expect((await firstStep("errada1")).body.error.code).toBe("invalid_credentials");
  });

  it("opens the session with the app's code, spaces or not", async () => {
    const code = codeOf(owner.secret);
    const { status, body } = await secondStep(await newChallenge(), `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: owner.email, role: "admin" });
  });

  it("opens the session with a recovery code, once", async () => {
    const [code = ""] = owner.recoveryCodes;
    expect((await secondStep(await newChallenge(), code.toUpperCase())).status).toBe(200);
    expect((await secondStep(await newChallenge(), code)).body.error.code).toBe("mfa_code_invalid");
  });

  it("refuses another user's recovery code", async () => {
    const other = await protectedAdministrator(app);
    const { status } = await secondStep(await newChallenge(), other.recoveryCodes[0] ?? "");
    expect(status).toBe(400);
  });
});

describe("a code that was seen over a shoulder", () => {
  it("opens nothing a second time", async () => {
    const code = codeOf(owner.secret);
    expect((await secondStep(await newChallenge(), code)).status).toBe(200);
    const replayed = await secondStep(await newChallenge(), code);
    expect(replayed.status).toBe(400);
    expect(replayed.body.error).toEqual({
      code: "mfa_code_invalid",
      message: "Código incorreto ou já usado.",
      fields: { code: "Código incorreto ou já usado. Digite o código atual do aplicativo." },
    });
  });

  it("opens one session even when it is sent many times at once", async () => {
    const code = codeOf(owner.secret);
    const challenges = await Promise.all([newChallenge(), newChallenge(), newChallenge()]);
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("of an earlier period is refused after a later one was used", async () => {
    expect((await secondStep(await newChallenge(), codeOf(owner.secret))).status).toBe(200);
    expect((await secondStep(await newChallenge(), codeOf(owner.secret, 0))).status).toBe(400);
  });
});

describe("a challenge", () => {
  it("allows five attempts; then even the right code is refused", async () => {
    const challenge = await newChallenge();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await secondStep(challenge, wrong)).body.error.code).toBe("mfa_code_invalid");
    }
    const late = await secondStep(challenge, codeOf(owner.secret));
    expect(late.status).toBe(403);
    expect(late.body.error.code).toBe("mfa_challenge_expired");
  });

  it("opens one session only", async () => {
    const challenge = await newChallenge();
    await secondStep(challenge, owner.recoveryCodes[0] ?? "");
    expect((await secondStep(challenge, owner.recoveryCodes[1] ?? "")).status).toBe(403);
  });

  it("is over after a while", async () => {
    const challenge = await newChallenge();
    await app.database
      .db()
      .update(signInChallenges)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(signInChallenges.userId, owner.userId));
    expect((await secondStep(challenge, codeOf(owner.secret))).status).toBe(403);
  });

  it("that was never issued is refused", async () => {
    expect((await secondStep("A".repeat(43), codeOf(owner.secret))).status).toBe(403);
  });
});

describe("a recovery link", () => {
  it("asks for the code, too: the mailbox alone opens nothing", async () => {
    await send(app, "POST", "/auth/v1/recover", { body: { email: owner.email } });
    const { tokenHash } = await newestLink(app, owner.email);
    const opened = await send(app, "POST", "/auth/v1/verify", {
      body: { type: "recovery", token_hash: tokenHash },
    });
    expect(opened.status).toBe(401);
    expect(opened.body.error.code).toBe("mfa_required");

    const session = await secondStep(opened.body.challenge, codeOf(owner.secret));
    const changed = await send(app, "PUT", "/auth/v1/user", {
      headers: { Authorization: `Bearer ${session.body.access_token}` },
      body: { password: "nova-senha-1" },
    });
    expect(changed.status).toBe(200);
  });
});
