import { DomainError } from "../errors.ts";
import { type KeyScopes, keyLabel, keyMay } from "./key-scopes.ts";
import { type Permission, roleMay, type StaffRole } from "./staff-role.ts";

interface SignedIn {
  readonly userId: string;
  readonly email: string;
  /** The session that the request came with. */
  readonly sessionId?: string;
}

export type SignedInActor = Extract<Actor, SignedIn>;

/** Another program, with a key that an owner gave it. It is nobody's session, and works in the areas of its scopes only. */
export interface ApiKeyActor {
  readonly kind: "api-key";
  readonly keyId: string;
  readonly name: string;
  readonly scopes: KeyScopes;
  /** Whether the request may change something, by its method. A key that only reads then may do nothing. */
  readonly writes: boolean;
}

/** Who makes a request. Every service receives an actor and itself refuses what that actor may not do. */
export type Actor =
  /** `sessionEnded`: the request carried a genuine token whose session has since been ended. */
  | { readonly kind: "anonymous"; readonly sessionEnded?: true }
  | ({ readonly kind: "customer" } & SignedIn)
  | ({ readonly kind: "staff"; readonly role: StaffRole } & SignedIn)
  | ApiKeyActor
  /** The program itself: first start, scheduled jobs, command line. No request ever gets this actor. */
  | { readonly kind: "system" };

export const anonymous: Actor = { kind: "anonymous" };
export const system: Actor = { kind: "system" };

/** Whether the actor works in this area of the back-office; without an area, whether they work there at all. */
export function may(actor: Actor, permission?: Permission): boolean {
  switch (actor.kind) {
    case "system":
      return true;
    case "staff":
      return permission === undefined || roleMay(actor.role, permission);
    case "api-key":
      return permission !== undefined && keyMay(actor.scopes, permission, actor.writes ? "write" : "read");
    default:
      return false;
  }
}

export function requirePermission(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw refusalOf(actor, permission);
}

/** For what everyone who works in the back-office may do, whatever their role. It is for people: no key may. */
export function requireStaff(actor: Actor): void {
  if (!may(actor)) throw refusalOf(actor);
}

function refusalOf(actor: Actor, permission?: Permission): DomainError {
  if (actor.kind === "anonymous") return new DomainError("unauthenticated");
  if (actor.kind !== "api-key") return new DomainError("forbidden");
  const onlyReads = permission !== undefined && keyMay(actor.scopes, permission, "read");
  return new DomainError("forbidden", {
    message: `${keyLabel(actor.name)}: ${onlyReads ? "ela só pode ler aqui." : "ela não tem acesso a isto."}`,
  });
}

/** Returns the signed-in actor; otherwise throws the refusal that asks for a sign-in, with `message` if given. */
export function requireSignedIn(actor: Actor, message?: string): SignedInActor {
  if (actor.kind === "customer" || actor.kind === "staff") return actor;
  if (actor.kind === "api-key") throw refusalOf(actor);
  const hasEnded = actor.kind === "anonymous" && actor.sessionEnded;
  throw new DomainError(hasEnded ? "session_not_found" : "unauthenticated", message ? { message } : {});
}

/** The person or the program behind a change, as histories keep them; undefined for visitors and the shop itself. */
export function authorOf(actor: Actor): { id: string; name: string } | undefined {
  if (actor.kind === "api-key") return { id: actor.keyId, name: keyLabel(actor.name) };
  return "userId" in actor ? { id: actor.userId, name: actor.email } : undefined;
}
