import type { Context } from "hono";
import { DomainError } from "#domain/errors.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import type { HttpEnv } from "../http/environment.ts";
import { limitBody } from "../http/limit-body.ts";
import { noStore } from "../http/no-store.ts";
import { answerChallenge, type Entry } from "../two-factor/challenges.ts";
import { ACCESS_TOKEN_SECONDS } from "./access-token.ts";
import type { AccountParts } from "./account-context.ts";
import * as routes from "./auth-routes.ts";
import { findCurrentSession } from "./current-session.ts";
import { createDeviceMark, findDevice } from "./known-device.ts";
import type { TokenSet } from "./open-session.ts";
import { openLink, requestRecovery } from "./recovery-service.ts";
import { accountContextOf } from "./request-account-context.ts";
import {
  clearSessionCookies,
  isBrowser,
  readDeviceCookie,
  readRefreshCookie,
  setDeviceCookie,
  setSessionCookies,
} from "./session-cookies.ts";
import { renewSession, signIn, signOut } from "./sign-in-service.ts";
import { resendConfirmation, signUp } from "./sign-up-service.ts";
import { getOwnUser, updateOwnUser } from "./user-service.ts";

const BODY_LIMIT_BYTES = 16_384;

/** Signing in, out and up. Browsers get cookies that no script reads, programs get tokens in the body. */
export function authApi(contextOf: ContextOf, accounts: AccountParts): ApiApp {
  const contextFor = accountContextOf(contextOf, accounts);
  const refreshCookie = (c: Context<HttpEnv>) => readRefreshCookie(c.req.raw.headers, accounts);

  function rememberDevice(c: Context<HttpEnv>, email: string): void {
    const mark = readDeviceCookie(c.req.raw.headers, accounts);
    if (findDevice(accounts.deviceKey, mark, email) !== undefined) return;
    setDeviceCookie(c, createDeviceMark(accounts.deviceKey, email), accounts);
  }

  function answerSession(c: Context<HttpEnv>, tokens: TokenSet): routes.SessionAnswer {
    const { user, expiresAt: expires_at, accessToken: access_token, refreshToken: refresh_token } = tokens;
    if (isBrowser(c.req.raw.headers)) {
      setSessionCookies(c, tokens, accounts);
      rememberDevice(c, user.email);
      return { user, expires_at };
    }
    const expires_in = ACCESS_TOKEN_SECONDS;
    return { user, expires_at, expires_in, token_type: "bearer", access_token, refresh_token };
  }

  /** A refusal with a way on: the code's form sends the challenge back. */
  function answerEntry(c: Context<HttpEnv>, entry: Entry) {
    if (entry.kind === "session") return c.json(answerSession(c, entry.tokens), 200);
    const error = { code: "mfa_required", message: errorTexts.mfa_required } as const;
    return c.json({ error, challenge: entry.challenge }, 401);
  }

  async function renew(c: Context<HttpEnv>, given: string | undefined): Promise<TokenSet> {
    const browser = isBrowser(c.req.raw.headers);
    const refreshToken = browser ? refreshCookie(c) : given;
    try {
      if (!refreshToken) throw new DomainError("refresh_token_not_found");
      return await renewSession(await contextFor(c), refreshToken);
    } catch (error) {
      // A browser forgets what is worth nothing; after a fault of ours it may still be worth something.
      if (browser && error instanceof DomainError && error.code === "refresh_token_not_found") {
        clearSessionCookies(c, accounts);
      }
      throw error;
    }
  }

  const api = newApi();
  api.use(noStore);
  api.use(limitBody(BODY_LIMIT_BYTES));

  api.openapi(routes.signUpRoute, async (c) => {
    const { email, password, data } = c.req.valid("json");
    const { redirect_to: redirectTo } = c.req.valid("query");
    const input = { email, password, fullName: data?.full_name, redirectTo };
    const { user, session } = await signUp(await contextFor(c), input);
    return c.json(session ? answerSession(c, session) : { user, expires_at: null }, 200);
  });

  api.openapi(routes.tokenRoute, async (c) => {
    const { email, password, refresh_token } = c.req.valid("json");
    if (c.req.valid("query").grant_type === "refresh_token") {
      return c.json(answerSession(c, await renew(c, refresh_token)), 200);
    }
    if (email === undefined || password === undefined) throw new DomainError("invalid_credentials");
    return answerEntry(c, await signIn(await contextFor(c), { email, password }));
  });

  api.openapi(routes.recoverRoute, async (c) => {
    const { email, redirect_to } = c.req.valid("json");
    const redirectTo = c.req.valid("query").redirect_to ?? redirect_to;
    await requestRecovery(await contextFor(c), { email, redirectTo });
    return c.json({}, 200);
  });

  api.openapi(routes.resendRoute, async (c) => {
    const { redirect_to: redirectTo } = c.req.valid("query");
    await resendConfirmation(await contextFor(c), { email: c.req.valid("json").email, redirectTo });
    return c.json({}, 200);
  });

  api.openapi(routes.verifyRoute, async (c) => {
    const { type, token_hash: token } = c.req.valid("json");
    const kind = type === "recovery" ? "recovery" : "signup";
    return answerEntry(c, await openLink(await contextFor(c), { kind, token }));
  });

  api.openapi(routes.verifyCodeRoute, async (c) =>
    c.json(answerSession(c, await answerChallenge(await contextFor(c), c.req.valid("json"))), 200),
  );

  api.openapi(routes.logoutRoute, async (c) => {
    const { scope } = c.req.valid("query");
    const browser = isBrowser(c.req.raw.headers);
    await signOut(await contextFor(c), { scope, refreshToken: browser ? refreshCookie(c) : undefined });
    if (browser && scope !== "others") clearSessionCookies(c, accounts);
    return c.body(null, 204);
  });

  api.openapi(routes.getUserRoute, async (c) => c.json(await getOwnUser(await contextFor(c)), 200));

  api.openapi(routes.updateUserRoute, async (c) => {
    const { email, password, current_password: currentPassword, data } = c.req.valid("json");
    if (email !== undefined) {
      throw new DomainError("invalid_request", { fields: { email: accountFieldTexts.emailFixed } });
    }
    const change = { password, currentPassword, fullName: data?.full_name };
    return c.json(await updateOwnUser(await contextFor(c), change), 200);
  });

  api.openapi(routes.getSessionRoute, async (c) => {
    const session = await findCurrentSession(await contextFor(c), c.req.raw.headers);
    return c.json({ session, renewable: session === null && refreshCookie(c) !== undefined }, 200);
  });

  return api;
}
