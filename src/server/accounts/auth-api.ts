import type { Context } from "hono";
import { DomainError } from "#domain/errors.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import type { HttpEnv } from "../http/environment.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { readExpiredToken } from "../identity/authenticate.ts";
import { findCurrentSession } from "../identity/current-session.ts";
import { createDeviceToken, findDevice } from "../identity/known-device.ts";
import type { TokenSet } from "../identity/open-session.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import {
  clearSessionCookies,
  isBrowser,
  readDeviceCookie,
  readRefreshCookie,
  setDeviceCookie,
  setSessionCookies,
} from "../identity/session-cookies.ts";
import { answerChallenge, type SignInResult } from "../two-factor/challenges.ts";
import { authOperations as operations } from "./auth-operations.ts";
import {
  presentBrowserSession,
  presentChallenge,
  presentCurrentSession,
  presentTokens,
  presentUnconfirmed,
  presentUser,
} from "./present-auth.ts";
import { openLink, requestRecovery } from "./recovery-service.ts";
import { renewSession, signIn, signOut } from "./sign-in-service.ts";
import { resendConfirmation, signUp } from "./sign-up-service.ts";
import { getOwnUser, updateOwnUser } from "./user-service.ts";

/** Signing in, out and up. Browsers get HttpOnly cookies, programs get their tokens in the body. */
export function authApi(contextOf: ContextOf, accounts: AccountDependencies): ApiApp {
  const contextFor = accountContextOf(contextOf, accounts);
  const refreshCookie = (c: Context<HttpEnv>) => readRefreshCookie(c.req.raw.headers, accounts);

  function rememberDevice(c: Context<HttpEnv>, email: string): void {
    const token = readDeviceCookie(c.req.raw.headers, accounts);
    if (findDevice(accounts.deviceKey, token, email) !== undefined) return;
    setDeviceCookie(c, createDeviceToken(accounts.deviceKey, email), accounts);
  }

  function handOver(c: Context<HttpEnv>, tokens: TokenSet) {
    if (!isBrowser(c.req.raw.headers)) return presentTokens(tokens);
    setSessionCookies(c, tokens, accounts);
    rememberDevice(c, tokens.user.email);
    return presentBrowserSession(tokens);
  }

  function answerSignIn(c: Context<HttpEnv>, result: SignInResult) {
    if (result.kind === "session") return c.json(handOver(c, result.tokens), 200);
    return c.json(presentChallenge(result.challenge), 401);
  }

  async function renew(c: Context<HttpEnv>, given: string | undefined): Promise<TokenSet> {
    const browser = isBrowser(c.req.raw.headers);
    const refreshToken = browser ? refreshCookie(c) : given;
    try {
      if (!refreshToken) throw new DomainError("refresh_token_not_found");
      return await renewSession(await contextFor(c), refreshToken);
    } catch (error) {
      // An invalid token is cleared; after any other error, such as an outage, it may still be valid.
      if (browser && error instanceof DomainError && error.code === "refresh_token_not_found") {
        clearSessionCookies(c, accounts);
      }
      throw error;
    }
  }

  const api = newApi();

  api.openapi(operations.signUp, async (c) => {
    const { email, password, data } = c.req.valid("json");
    const { redirect_to: redirectTo } = c.req.valid("query");
    const input = { email, password, fullName: data?.full_name, redirectTo };
    const { user, session } = await signUp(await contextFor(c), input);
    return c.json(session ? handOver(c, session) : presentUnconfirmed(user), 200);
  });

  api.openapi(operations.requestToken, async (c) => {
    const { email, password, refresh_token } = c.req.valid("json");
    if (c.req.valid("query").grant_type === "refresh_token") {
      return c.json(handOver(c, await renew(c, refresh_token)), 200);
    }
    if (email === undefined || password === undefined) throw new DomainError("invalid_credentials");
    return answerSignIn(c, await signIn(await contextFor(c), { email, password }));
  });

  api.openapi(operations.requestRecovery, async (c) => {
    const { email, redirect_to } = c.req.valid("json");
    const redirectTo = c.req.valid("query").redirect_to ?? redirect_to;
    await requestRecovery(await contextFor(c), { email, redirectTo });
    return c.json({}, 200);
  });

  api.openapi(operations.resendConfirmation, async (c) => {
    const { redirect_to: redirectTo } = c.req.valid("query");
    await resendConfirmation(await contextFor(c), { email: c.req.valid("json").email, redirectTo });
    return c.json({}, 200);
  });

  api.openapi(operations.openMailedLink, async (c) => {
    const { type, token_hash: token } = c.req.valid("json");
    const kind = type === "recovery" ? "recovery" : "signup";
    return answerSignIn(c, await openLink(await contextFor(c), { kind, token }));
  });

  api.openapi(operations.answerChallenge, async (c) =>
    c.json(handOver(c, await answerChallenge(await contextFor(c), c.req.valid("json"))), 200),
  );

  api.openapi(operations.signOut, async (c) => {
    const { scope } = c.req.valid("query");
    const browser = isBrowser(c.req.raw.headers);
    const ctx = await contextFor(c);
    const tokenSubject = await readExpiredToken(ctx, c.req.raw.headers, ctx.now);
    await signOut(ctx, { scope, tokenSubject, refreshToken: browser ? refreshCookie(c) : undefined });
    if (browser && scope !== "others") clearSessionCookies(c, accounts);
    return c.body(null, 204);
  });

  api.openapi(operations.getOwnUser, async (c) =>
    c.json(presentUser(await getOwnUser(await contextFor(c))), 200),
  );

  api.openapi(operations.updateOwnUser, async (c) => {
    const { email, password, current_password: currentPassword, data } = c.req.valid("json");
    const change = { email, password, currentPassword, fullName: data?.full_name };
    return c.json(presentUser(await updateOwnUser(await contextFor(c), change)), 200);
  });

  api.openapi(operations.getCurrentSession, async (c) => {
    const session = await findCurrentSession(await contextFor(c), c.req.raw.headers);
    return c.json(presentCurrentSession(session, refreshCookie(c) !== undefined), 200);
  });

  return api;
}
