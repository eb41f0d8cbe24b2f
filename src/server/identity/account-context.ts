import type { ServiceContext } from "../context/service-context.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { type AccessTokens, createAccessTokens } from "./access-token.ts";
import { deriveKey } from "./derive-key.ts";
import type { PasswordHasher } from "./password-hash.ts";

/** What the services of accounts need in addition to `ServiceContext`. */
export interface AccountDependencies {
  readonly passwords: PasswordHasher;
  readonly accessTokens: AccessTokens;
  readonly refreshKey: Uint8Array;
  readonly twoFactorKey: Uint8Array;
  readonly invitationKey: Uint8Array;
  readonly deviceKey: Uint8Array;
  readonly limits: RateLimiter;
  readonly publicOrigin: string;
  readonly secureCookies: boolean;
  readonly confirmEmail: boolean;
  readonly ownerEmail: string;
}

/** The client that sent a request, as the list of sessions shows it. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** The device cookie, which an earlier sign-in in this browser has set. */
  readonly deviceToken?: string | undefined;
}

export interface AccountContext extends ServiceContext {
  readonly accounts: AccountDependencies;
  readonly client: Client;
}

type DerivedDependencies = "accessTokens" | "refreshKey" | "twoFactorKey" | "invitationKey" | "deviceKey";
type GivenDependencies = Omit<AccountDependencies, DerivedDependencies> & { secret: string };

export function createAccountDependencies({ secret, ...given }: GivenDependencies): AccountDependencies {
  return {
    ...given,
    accessTokens: createAccessTokens({ secret, issuer: given.publicOrigin }),
    refreshKey: deriveKey(secret, "refresh tokens"),
    twoFactorKey: deriveKey(secret, "second factors"),
    invitationKey: deriveKey(secret, "invitations"),
    deviceKey: deriveKey(secret, "known devices"),
  };
}
