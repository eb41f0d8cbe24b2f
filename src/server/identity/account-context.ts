import type { ServiceContext } from "../context/service-context.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { type AccessTokens, createAccessTokens } from "./access-token.ts";
import { deriveKey } from "./derive-key.ts";
import type { PasswordHasher } from "./password-hash.ts";

/** What the services of accounts need beyond every service's parts. */
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

/** From where a request came, as people later read it in the list of their sessions. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** What the browser shows of an earlier sign-in from it. */
  readonly deviceMark?: string | undefined;
}

export interface AccountContext extends ServiceContext {
  readonly accounts: AccountDependencies;
  readonly client: Client;
}

type DerivedParts = "accessTokens" | "refreshKey" | "twoFactorKey" | "invitationKey" | "deviceKey";
type GivenParts = Omit<AccountDependencies, DerivedParts> & { secret: string };

export function createAccountDependencies({ secret, ...parts }: GivenParts): AccountDependencies {
  return {
    ...parts,
    accessTokens: createAccessTokens({ secret, issuer: parts.publicOrigin }),
    refreshKey: deriveKey(secret, "refresh tokens"),
    twoFactorKey: deriveKey(secret, "second factors"),
    invitationKey: deriveKey(secret, "invitations"),
    deviceKey: deriveKey(secret, "known devices"),
  };
}
