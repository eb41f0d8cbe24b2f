import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { findSessionOfToken, GRACE_MS, issueRefreshToken, rotateRefreshToken } from "./refresh-tokens.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";
import { refreshTokens, sessions, users } from "./tables.ts";

const database = setUpTestDatabase();
const db = () => database.db();
const key = new Uint8Array(32);
const now = new Date("2026-05-01T12:00:00Z");
const msLater = (ms: number) => new Date(now.getTime() + ms);
const rotate = (token: string, at = now) => rotateRefreshToken(db(), key, token, at);

let userId: string;
beforeAll(async () => {
  const [user] = await db().insert(users).values({ name: "Ana", email: "ana@exemplo.com.br" }).returning();
  userId = user?.id ?? "";
});

async function newSession(expiresAt = msLater(60_000)) {
  const [session] = await db().insert(sessions).values({ userId, expiresAt }).returning();
  const sessionId = session?.id ?? "";
  return { sessionId, token: await issueRefreshToken(db(), sessionId, now) };
}

async function renewed(token: string, at = now): Promise<string> {
  const rotation = await rotate(token, at);
  if (rotation.kind !== "renewed") throw new Error(`the token is ${rotation.kind}`);
  return rotation.token;
}

const sessionExists = async (id: string) =>
  (await db().select().from(sessions).where(eq(sessions.id, id))).length === 1;

describe("renewing a session", () => {
  it("returns another token and extends the session", async () => {
    const { sessionId, token } = await newSession();
    expect(await rotate(token)).toMatchObject({ kind: "renewed", sessionId, userId });
    const [session] = await db().select().from(sessions).where(eq(sessions.id, sessionId));
    expect(session?.expiresAt).toEqual(msLater(SESSION_SECONDS * 1000));
  });

  it("works from token to token", async () => {
    const { token } = await newSession();
    const second = await renewed(token);
    const third = await renewed(second, msLater(900_000));
    expect(new Set([token, second, third]).size).toBe(3);
  });

  it("answers the same successor again within the grace, as after a lost answer", async () => {
    const { token } = await newSession();
    expect(await renewed(token, msLater(GRACE_MS))).toBe(await renewed(token));
  });

  it("gives two tabs that renew at once the same successor", async () => {
    const { token } = await newSession();
    const [one, two] = await Promise.all([renewed(token), renewed(token)]);
    expect(one).toBe(two);
  });

  it("refuses a token that was never issued", async () => {
    expect(await rotate("nothing")).toEqual({ kind: "unknown" });
  });

  it("refuses once the session has expired", async () => {
    const { token } = await newSession(now);
    expect(await rotate(token)).toEqual({ kind: "unknown" });
  });
});

describe("an attack with a copied refresh token", () => {
  it("ends the whole session when the copy is used after the grace", async () => {
    const { sessionId, token } = await newSession();
    await rotate(token);
    expect(await rotate(token, msLater(GRACE_MS + 1))).toEqual({ kind: "reused", sessionId });
    expect(await sessionExists(sessionId)).toBe(false);
  });

  it("ends the whole session when the owner comes after the thief", async () => {
    const { token } = await newSession();
    const stolen = await renewed(token);
    await rotate(token, msLater(GRACE_MS + 1));
    expect(await rotate(stolen, msLater(GRACE_MS + 2))).toEqual({ kind: "unknown" });
  });

  it("gets nothing from the table, which holds hashes only", async () => {
    const { token } = await newSession();
    const stored = JSON.stringify(await db().select().from(refreshTokens));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(await renewed(token));
  });
});

it("a token leads to its session, also after it was renewed", async () => {
  const { sessionId, token } = await newSession();
  await rotate(token);
  expect(await findSessionOfToken(db(), token)).toMatchObject({ sessionId });
});
