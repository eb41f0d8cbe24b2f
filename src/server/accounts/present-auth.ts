import { z } from "@hono/zod-openapi";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { ACCESS_TOKEN_SECONDS } from "../identity/access-token.ts";
import type { AccountUser } from "../identity/account-user.ts";
import type { CurrentSession } from "../identity/current-session.ts";
import type { TokenSet } from "../identity/open-session.ts";

/** Accounts and sessions under /auth/v1, in the shapes that clients of the hosted auth service know. */
export const authUserSchema = z
  .object({
    id: z.uuid(),
    aud: z.literal("authenticated"),
    role: z.enum([...staffRoles, "authenticated"]).describe("A função na loja; authenticated: cliente"),
    email: z.string(),
    email_confirmed_at: z.string().nullable(),
    phone: z.literal(""),
    app_metadata: z.object({
      provider: z.literal("email"),
      providers: z.array(z.literal("email")),
      store_owner: z.boolean().describe("A conta principal da loja"),
    }),
    user_metadata: z.object({ full_name: z.string() }),
    identities: z.array(z.unknown()),
    created_at: z.string(),
    updated_at: z.string(),
    is_anonymous: z.literal(false),
  })
  .openapi("AuthUser");

const browserSessionSchema = z.object({
  user: authUserSchema,
  expires_at: z.int().describe("Segundos desde 1970, quando a sessão deve ser renovada"),
});

const tokenFields = {
  expires_in: z.int().optional(),
  token_type: z.literal("bearer").optional(),
  access_token: z.string().optional().describe("Só para programas; navegadores recebem cookies"),
  refresh_token: z.string().optional().describe("Só para programas; navegadores recebem cookies"),
};

export const authSessionSchema = browserSessionSchema.extend(tokenFields).openapi("AuthSession");

export const signUpSchema = z
  .object({
    user: authUserSchema,
    expires_at: z.int().nullable().describe("Segundos desde 1970; nulo enquanto o e-mail não foi confirmado"),
    ...tokenFields,
  })
  .openapi("SignUp");

export const mfaRequiredSchema = z
  .object({
    error: z.object({ code: z.literal("mfa_required"), message: z.string() }),
    challenge: z.string().describe("Vai com o código para /auth/v1/factors/verify"),
  })
  .openapi("MfaRequired");

export const currentSessionSchema = z
  .object({
    session: browserSessionSchema.nullable(),
    renewable: z.boolean().describe("Se vale a pena renovar a sessão"),
  })
  .openapi("CurrentSession");

export function presentUser(user: AccountUser): z.output<typeof authUserSchema> {
  const createdAt = user.createdAt.toISOString();
  return {
    id: user.id,
    aud: "authenticated",
    role: user.role ?? "authenticated",
    email: user.email,
    email_confirmed_at: user.isConfirmed ? createdAt : null,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"], store_owner: user.isOwner },
    user_metadata: { full_name: user.name },
    identities: [],
    created_at: createdAt,
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

/** The response for a browser, whose tokens travel in cookies. */
export function presentBrowserSession({
  user,
  expiresAt,
}: CurrentSession): z.output<typeof browserSessionSchema> {
  return { user: presentUser(user), expires_at: expiresAt };
}

/** The response for a program, which stores its tokens itself. */
export function presentTokens(tokens: TokenSet): z.output<typeof authSessionSchema> {
  return {
    ...presentBrowserSession(tokens),
    expires_in: ACCESS_TOKEN_SECONDS,
    token_type: "bearer",
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
  };
}

/** The response to a sign-up whose e-mail must be confirmed before there is a session. */
export function presentUnconfirmed(user: AccountUser): z.output<typeof signUpSchema> {
  return { user: presentUser(user), expires_at: null };
}

/** An error that carries a challenge, which the form for the code sends back. */
export function presentChallenge(challenge: string): z.output<typeof mfaRequiredSchema> {
  return { error: { code: "mfa_required", message: errorTexts.mfa_required }, challenge };
}

export function presentCurrentSession(
  session: CurrentSession | undefined,
  hasRefreshToken: boolean,
): z.output<typeof currentSessionSchema> {
  return session
    ? { session: presentBrowserSession(session), renewable: false }
    : { session: null, renewable: hasRefreshToken };
}
