import { DomainError } from "../errors.ts";

interface SignedIn {
  readonly userId: string;
  readonly email: string;
  /** The session that the request came with. */
  readonly sessionId?: string;
}

export type SignedInActor = Extract<Actor, SignedIn>;

/** Who makes a request. Every service receives an actor and itself refuses what that actor may not do. */
export type Actor =
  /** `sessionEnded`: the request carried a genuine token whose session has since been ended. */
  | { readonly kind: "anonymous"; readonly sessionEnded?: true }
  | ({ readonly kind: "customer" } & SignedIn)
  | ({ readonly kind: "administrator" } & SignedIn)
  /** The program itself: first start, scheduled jobs, command line. No request ever gets this actor. */
  | { readonly kind: "system" };

export const anonymous: Actor = { kind: "anonymous" };
export const system: Actor = { kind: "system" };

export function assertAdministrator(actor: Actor): void {
  if (actor.kind === "administrator" || actor.kind === "system") return;
  throw new DomainError(actor.kind === "anonymous" ? "unauthenticated" : "forbidden");
}

/** Returns the signed-in actor; otherwise throws the refusal that asks for a sign-in, with `message` if given. */
export function requireSignedIn(actor: Actor, message?: string): SignedInActor {
  if (actor.kind === "customer" || actor.kind === "administrator") return actor;
  const hasEnded = actor.kind === "anonymous" && actor.sessionEnded;
  throw new DomainError(hasEnded ? "session_not_found" : "unauthenticated", message ? { message } : {});
}
