import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { deriveKey } from "./derive-key.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";

/** The lifetime is short, so that a leaked token soon expires; browsers renew their session in the background. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = "HS256";
const AUDIENCE = "authenticated";

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() });

export interface TokenSubject {
  userId: string;
  sessionId: string;
}

export interface VerifiedToken extends TokenSubject {
  /** In seconds since 1970. */
  expiresAt: number;
}

export interface AccessTokens {
  /** `expiresAt` in seconds since 1970. */
  issue(subject: TokenSubject, now: Date): Promise<{ token: string; expiresAt: number }>;
  /** Returns undefined for a token that has expired or that this shop did not sign. */
  verify(token: string, now: Date): Promise<VerifiedToken | undefined>;
  /** Like `verify`, but for a sign-out, which an expired token asks for as well as a fresh one. */
  verifyExpired(token: string, now: Date): Promise<VerifiedToken | undefined>;
}

export function createAccessTokens({ secret, issuer }: { secret: string; issuer: string }): AccessTokens {
  // Imported once; jose would import bytes for every token.
  const importing = crypto.subtle.importKey(
    "raw",
    deriveKey(secret, "access tokens"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );

  /** Verified tokens: a signature stays valid, so that only the end of a known one is checked again. */
  const verified = new LRUCache<string, VerifiedToken>({ max: 2_000 });

  async function verify(token: string, currentDate: Date, clockTolerance: number) {
    try {
      const { payload } = await jwtVerify(token, await importing, {
        algorithms: [ALGORITHM],
        issuer,
        audience: AUDIENCE,
        requiredClaims: ["exp", "sub", "session_id"],
        currentDate,
        clockTolerance,
      });
      const claims = claimsSchema.safeParse(payload).data;
      return claims && { userId: claims.sub, sessionId: claims.session_id, expiresAt: claims.exp };
    } catch {
      return undefined;
    }
  }

  return {
    async issue({ userId, sessionId }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({ session_id: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await importing);
      return { token, expiresAt };
    },
    async verify(token, now) {
      const known = verified.get(token);
      if (known) return known.expiresAt > Math.floor(now.getTime() / 1000) ? known : undefined;
      const fresh = await verify(token, now, 0);
      if (fresh) verified.set(token, fresh);
      return fresh;
    },
    // No session lasts longer than that after its last access token.
    verifyExpired: (token, now) => verify(token, now, SESSION_SECONDS),
  };
}
