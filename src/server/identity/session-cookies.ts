import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { ACCESS_COOKIE } from "../http/access-cookie.ts";
import type { HttpEnv } from "../http/environment.ts";
import { ACCESS_TOKEN_SECONDS } from "./access-token.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";

interface CookieOptions {
  secureCookies: boolean;
}

const REFRESH = "manto-refresh";
const DEVICE = "manto-device";

/** The longest lifetime that browsers allow for a cookie. */
const DEVICE_SECONDS = 400 * 86_400;

/** On https the prefix makes browsers refuse a cookie that a neighbouring subdomain tries to plant. */
const nameOf = (name: string, { secureCookies }: CookieOptions) => (secureCookies ? `__Host-${name}` : name);

function readCookie(headers: Headers, name: string): string | undefined {
  const cookies = headers.get("cookie");
  return cookies === null ? undefined : parse(cookies, name)[name];
}

export function readAccessCookie(headers: Headers, options: CookieOptions): string | undefined {
  return readCookie(headers, nameOf(ACCESS_COOKIE, options));
}

export function readRefreshCookie(headers: Headers, options: CookieOptions): string | undefined {
  return readCookie(headers, nameOf(REFRESH, options));
}

export function readDeviceCookie(headers: Headers, options: CookieOptions): string | undefined {
  return readCookie(headers, nameOf(DEVICE, options));
}

/** The device cookie stays when its session ends, because it does not sign anyone in: see known-device.ts. */
export function setDeviceCookie(c: Context<HttpEnv>, token: string, options: CookieOptions): void {
  setCookie(c, nameOf(DEVICE, options), token, attributes(options, DEVICE_SECONDS));
}

/**
 * Whether a browser sent the request. Scripts can neither set nor remove these two headers, and every browser sends at
 * least one of them with a write, so even a hostile script never gets a token. Programs send neither header and get their
 * tokens in the body.
 */
export function isBrowser(headers: Headers): boolean {
  return headers.has("sec-fetch-site") || headers.has("origin");
}

export function setSessionCookies(
  c: Context<HttpEnv>,
  tokens: { accessToken: string; refreshToken: string },
  options: CookieOptions,
): void {
  setCookie(c, nameOf(ACCESS_COOKIE, options), tokens.accessToken, attributes(options, ACCESS_TOKEN_SECONDS));
  setCookie(c, nameOf(REFRESH, options), tokens.refreshToken, attributes(options, SESSION_SECONDS));
}

export function clearSessionCookies(c: Context<HttpEnv>, options: CookieOptions): void {
  for (const name of [ACCESS_COOKIE, REFRESH]) deleteCookie(c, nameOf(name, options), attributes(options));
}

function attributes({ secureCookies }: CookieOptions, maxAge?: number) {
  return {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: secureCookies,
    ...(maxAge !== undefined && { maxAge }),
  } as const;
}
