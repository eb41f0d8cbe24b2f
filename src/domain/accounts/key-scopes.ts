import type { Permission } from "./staff-role.ts";

export type KeyAccess = "read" | "write";

/**
 * The areas that a key of the API may open, with what it may get in each. Shirts are ticked off by whoever makes them, not
 * by programs. Messages and all that is the owners' (`store`) stay with people.
 */
export const keyAreas = {
  orders: ["read", "write"],
  production: ["read"],
  customers: ["read", "write"],
  catalog: ["read", "write"],
} as const satisfies Partial<Record<Permission, readonly KeyAccess[]>>;

export type KeyArea = keyof typeof keyAreas;

/** What a key may do; an area that is left out stays closed. Who may write may read. */
export type KeyScopes = { readonly [Area in KeyArea]?: (typeof keyAreas)[Area][number] | undefined };

export const keyAreaNames = Object.keys(keyAreas) as readonly KeyArea[];

export const isKeyArea = (permission: string): permission is KeyArea => Object.hasOwn(keyAreas, permission);

/** Whether there is a key that may do this. */
export const isForKeys = (permission: string, wanted: KeyAccess): boolean =>
  isKeyArea(permission) && (keyAreas[permission] as readonly KeyAccess[]).includes(wanted);

export function keyMay(scopes: KeyScopes, permission: Permission, wanted: KeyAccess): boolean {
  const given = isKeyArea(permission) ? scopes[permission] : undefined;
  return given === "write" || (given === "read" && wanted === "read");
}

/** How histories and refusals name a key. */
export const keyLabel = (name: string) => `Chave da API “${name}”`;
