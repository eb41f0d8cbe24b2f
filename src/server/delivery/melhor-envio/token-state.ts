/** Before the token ends, the owner sees it for this long. */
const WARNING_MS = 5 * 24 * 3_600_000;

/** `unreadable`: it was encrypted with another SESSION_SECRET, as after a move to another server. */
export const tokenStates = ["good", "ending", "dead", "unreadable"] as const;
export type TokenState = (typeof tokenStates)[number];

interface KnownOfToken {
  tokenExpiresAt: Date | null;
  tokenRefusedAt: Date | null;
}

/** Whether the token has ended by its own word, so that asking with it is in vain. */
export function isTokenOver({ tokenExpiresAt }: Pick<KnownOfToken, "tokenExpiresAt">, now: Date): boolean {
  return tokenExpiresAt !== null && tokenExpiresAt <= now;
}

export function tokenStateOf(known: KnownOfToken, now: Date): Exclude<TokenState, "unreadable"> {
  if (known.tokenRefusedAt || isTokenOver(known, now)) return "dead";
  const isEnding = isTokenOver(known, new Date(now.getTime() + WARNING_MS));
  return isEnding ? "ending" : "good";
}

/** When a JWT says that it ends; null for a token that does not tell. Only its issuer can verify it. */
export function readTokenExpiry(token: string): Date | null {
  try {
    const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    // Some issuers write fractions of a second.
    const expiry = new Date(Math.floor(Number(payload.exp)) * 1000);
    return Number.isNaN(expiry.getTime()) ? null : expiry;
  } catch {
    return null;
  }
}
