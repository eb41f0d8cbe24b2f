import { z } from "zod";

/** An account as its owner sees it, in the shape that clients of the hosted auth service know. */
export const accountUserSchema = z.object({
  id: z.uuid(),
  aud: z.literal("authenticated"),
  role: z.enum(["admin", "authenticated"]),
  email: z.string(),
  email_confirmed_at: z.string().nullable(),
  phone: z.literal(""),
  app_metadata: z.object({
    provider: z.literal("email"),
    providers: z.array(z.literal("email")),
    /** True for the main store account, which goes to the back-office after signing in. */
    store_owner: z.boolean(),
  }),
  user_metadata: z.object({ full_name: z.string() }),
  identities: z.array(z.unknown()),
  created_at: z.string(),
  updated_at: z.string(),
  is_anonymous: z.literal(false),
});

export type AccountUser = z.output<typeof accountUserSchema>;

/** What a browser learns about its session; the tokens stay in cookies that scripts cannot read. */
export interface BrowserSession {
  /** Seconds since 1970, after which the session must be renewed. */
  expires_at: number;
  user: AccountUser;
}
