import { randomUUID } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { ACCESS_TOKEN_SECONDS, createAccessTokens } from "./access-token.ts";
import { deriveKey } from "./derive-key.ts";

const secret = "a secret of thirty-two characters";
const issuer = "http://loja.test";
const tokens = createAccessTokens({ secret, issuer });
const now = new Date("2026-05-01T12:00:00Z");
const subject = { userId: randomUUID(), sessionId: randomUUID() };
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** A token in the shop's own form, except for what a test changes. */
function forge(changes: { key?: Uint8Array; alg?: string; issuer?: string; audience?: string } = {}) {
  return new SignJWT({ session_id: subject.sessionId })
    .setProtectedHeader({ alg: changes.alg ?? "HS256" })
    .setIssuer(changes.issuer ?? issuer)
    .setAudience(changes.audience ?? "authenticated")
    .setSubject(subject.userId)
    .setExpirationTime(secondsLater(600))
    .sign(changes.key ?? deriveKey(secret, "access tokens"));
}

describe("an access token", () => {
  it("says whose it is until it expires", async () => {
    const { token, expiresAt } = await tokens.issue(subject, now);
    expect(expiresAt).toBe(now.getTime() / 1000 + ACCESS_TOKEN_SECONDS);
    expect(await tokens.verify(token, secondsLater(ACCESS_TOKEN_SECONDS - 1))).toMatchObject(subject);
  });

  it("is invalid once expired", async () => {
    const { token } = await tokens.issue(subject, now);
    expect(await tokens.verify(token, secondsLater(ACCESS_TOKEN_SECONDS))).toBeUndefined();
  });

  it("that was verified before is known until it expires", async () => {
    const { token } = await tokens.issue(subject, now);
    const first = await tokens.verify(token, now);
    expect(await tokens.verify(token, secondsLater(ACCESS_TOKEN_SECONDS - 1))).toEqual(first);
    expect(await tokens.verify(token, secondsLater(ACCESS_TOKEN_SECONDS))).toBeUndefined();
  });

  it("is read in the form the attacks below start from", async () => {
    expect(await tokens.verify(await forge(), now)).toMatchObject(subject);
  });
});

describe("an attack on the access token is refused:", () => {
  it.each([
    ["signed with another key", () => forge({ key: deriveKey("another secret", "access tokens") })],
    ["signed with the key of another purpose", () => forge({ key: deriveKey(secret, "refresh tokens") })],
    ["signed with another algorithm", () => forge({ alg: "HS512" })],
    ["made for another issuer", () => forge({ issuer: "http://outra.test" })],
    ["made for another audience", () => forge({ audience: "anon" })],
    ["not a token at all", async () => "nothing"],
  ])("%s", async (_, make) => {
    expect(await tokens.verify(await make(), now)).toBeUndefined();
  });

  it("without a signature (alg: none)", async () => {
    const token = new UnsecuredJWT({ session_id: subject.sessionId })
      .setIssuer(issuer)
      .setAudience("authenticated")
      .setSubject(subject.userId)
      .setExpirationTime(secondsLater(600))
      .encode();
    expect(await tokens.verify(token, now)).toBeUndefined();
  });

  it("with a signed payload exchanged for another", async () => {
    const { token } = await tokens.issue(subject, now);
    const [header, , signature] = token.split(".");
    const payload = Buffer.from(JSON.stringify({ sub: randomUUID(), session_id: subject.sessionId }));
    const mixed = [header, payload.toString("base64url"), signature].join(".");
    expect(await tokens.verify(mixed, now)).toBeUndefined();
  });
});
