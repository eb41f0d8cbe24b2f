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

/** Answers who is signed in, or asks for that. */
export function requireSignedIn(actor: Actor): SignedInActor {
  if (actor.kind === "customer" || actor.kind === "administrator") return actor;
  if (actor.kind === "anonymous" && actor.sessionEnded) throw new DomainError("session_not_found");
  throw new DomainError("unauthenticated");
}
