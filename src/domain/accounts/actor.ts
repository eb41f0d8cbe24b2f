import { DomainError } from "../errors.ts";
import { type Permission, roleMay, type StaffRole } from "./staff-role.ts";

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
  | ({ readonly kind: "staff"; readonly role: StaffRole } & SignedIn)
  /** The program itself: first start, scheduled jobs, command line. No request ever gets this actor. */
  | { readonly kind: "system" };

export const anonymous: Actor = { kind: "anonymous" };
export const system: Actor = { kind: "system" };

/** Whether the actor works in this area of the back-office; without an area, whether they work there at all. */
export function may(actor: Actor, permission?: Permission): boolean {
  if (actor.kind === "system") return true;
  return actor.kind === "staff" && (permission === undefined || roleMay(actor.role, permission));
}

export function requirePermission(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw refusalOf(actor);
}

/** For what everyone who works in the back-office may do, whatever their role. */
export function requireStaff(actor: Actor): void {
  if (!may(actor)) throw refusalOf(actor);
}

const refusalOf = ({ kind }: Actor) =>
  new DomainError(kind === "anonymous" ? "unauthenticated" : "forbidden");

/** Returns the signed-in actor; otherwise throws the refusal that asks for a sign-in, with `message` if given. */
export function requireSignedIn(actor: Actor, message?: string): SignedInActor {
  if (actor.kind === "customer" || actor.kind === "staff") return actor;
  const hasEnded = actor.kind === "anonymous" && actor.sessionEnded;
  throw new DomainError(hasEnded ? "session_not_found" : "unauthenticated", message ? { message } : {});
}
