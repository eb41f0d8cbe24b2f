import { z } from "@hono/zod-openapi";
import type { RoleRecord, UserStatus } from "../identity/role-service.ts";

export const roleSchema = z.object({ user_id: z.uuid(), role: z.string() }).openapi("Role");

export const userStatusSchema = z
  .object({ exists: z.boolean(), confirmed: z.boolean() })
  .openapi("UserStatus");

export function presentRole({ userId, role }: RoleRecord): z.output<typeof roleSchema> {
  return { user_id: userId, role };
}

export function presentUserStatus({ exists, isConfirmed }: UserStatus): z.output<typeof userStatusSchema> {
  return { exists, confirmed: isConfirmed };
}
