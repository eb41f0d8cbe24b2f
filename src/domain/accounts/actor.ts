import { DomainError } from "../errors.ts";

/** Who acts. Every service receives one and refuses by itself what the actor may not do. */
export type Actor =
  | { readonly kind: "anonymous" }
  | { readonly kind: "customer"; readonly userId: string; readonly email: string }
  | { readonly kind: "administrator"; readonly userId: string; readonly email: string }
  /** The program itself: first start, scheduled work, command line. Never the result of a request. */
  | { readonly kind: "system" };

export const anonymous: Actor = { kind: "anonymous" };
export const system: Actor = { kind: "system" };

export function assertAdministrator(actor: Actor): void {
  if (actor.kind === "administrator" || actor.kind === "system") return;
  throw new DomainError(actor.kind === "anonymous" ? "unauthenticated" : "forbidden");
}
