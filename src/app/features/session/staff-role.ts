import { useCallback } from "react";
import { callApi } from "#app/api/api-client.ts";
import { type Permission, roleMay, type StaffRole, staffRoles } from "#domain/accounts/staff-role.ts";
import { type AccountUser, userChanged, useSession } from "./session.ts";

/** The user's role in the back-office; undefined for a customer. It decides what is shown, never what is allowed. */
export function staffRoleOf({ role }: AccountUser): StaffRole | undefined {
  return staffRoles.find((known) => known === role);
}

/** Reads the own role from the server, because it may have changed since the sign-in. */
export async function readOwnRole(): Promise<StaffRole | undefined> {
  const user = await callApi("GET /auth/v1/user");
  const session = useSession.getState();
  if (session.status === "authenticated" && session.user.role !== user.role) userChanged(user);
  return staffRoleOf(user);
}

/** Returns a function that tells whether the signed-in user works in an area of the back-office. */
export function useMay(): (permission: Permission) => boolean {
  const role = useSession((session) =>
    session.status === "authenticated" ? staffRoleOf(session.user) : undefined,
  );
  return useCallback((permission) => role !== undefined && roleMay(role, permission), [role]);
}
