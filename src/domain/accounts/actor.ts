import { DomainError } from "../errors.ts";

interface SignedIn {
  readonly userId: string;
  readonly email: string;
  /** The session that the request came with. */
  readonly sessionId?: string;
}

export type SignedInActor = Extract<Actor, SignedIn>;

/** Who acts. Every service receives one and refuses by itself what the actor may not do. */
export type Actor =
  /** With `sessionEnded` the request carried a genuine token whose session was ended meanwhile. */
  | { readonly kind: "anonymous"; readonly sessionEnded?: true }
  | ({ readonly kind: "customer" } & SignedIn)
  | ({ readonly kind: "administrator" } & SignedIn)
  /** The program itself: first start, scheduled work, command line. Never the result of a request. */
  | { readonly kind: "system" };

export const anonymous: Actor = { kind: "anonymous" };
export const system: Actor = { kind: "system" };

export function assertAdministrator(actor: Actor): void {
  if (actor.kind === "administrator" || actor.kind === "system") return;
  throw new DomainError(actor.kind === "anonymous" ? "unauthenticated" : "forbidden");
}

/** Answers who is signed in, or asks for that, in a sentence of the caller's own where one is given. */
export function requireSignedIn(actor: Actor, message?: string): SignedInActor {
  if (actor.kind === "customer" || actor.kind === "administrator") return actor;
  const hasEnded = actor.kind === "anonymous" && actor.sessionEnded;
  throw new DomainError(hasEnded ? "session_not_found" : "unauthenticated", message ? { message } : {});
}
