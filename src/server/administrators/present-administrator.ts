import { z } from "@hono/zod-openapi";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import type { OpenInvitation } from "./accept-invitation-service.ts";
import type { NamedUser } from "./administrator-service.ts";
import type { Administrator } from "./administrators-service.ts";
import type { Invitation } from "./invitation-service.ts";

export const administratorSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
    is_owner: z.boolean().describe("A conta principal da loja"),
    is_self: z.boolean(),
    has_two_factor: z.boolean(),
    since: z.string(),
    last_seen_at: z.string().nullable(),
  })
  .openapi("Administrator");

export const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(staffRoles),
    invited_by: z.string().nullable(),
    created_at: z.string(),
    expires_at: z.string(),
    expired: z.boolean(),
    mailed_at: z.string().nullable().describe("Nulo enquanto o e-mail espera para ser enviado"),
  })
  .openapi("Invitation");

export const administratorListSchema = z
  .object({ administrators: z.array(administratorSchema), invitations: z.array(invitationSchema) })
  .openapi("AdministratorList");

export const openInvitationSchema = z
  .object({
    email: z.string(),
    invited_by: z.string().nullable(),
    role: z.enum(staffRoles),
    has_account: z.boolean().describe("Então a nova senha substitui a antiga, e as sessões dela terminam"),
    signed_in: z.boolean().describe("Se esta sessão é dessa conta; então nenhuma senha é pedida"),
  })
  .openapi("OpenInvitation");

export const acceptedInvitationSchema = z.object({ email: z.string() }).openapi("AcceptedInvitation");

export function presentAdministratorList(
  administrators: readonly Administrator[],
  invitations: readonly Invitation[],
): z.output<typeof administratorListSchema> {
  return {
    administrators: administrators.map(presentAdministrator),
    invitations: invitations.map(presentInvitation),
  };
}

export function presentAdministrator(administrator: Administrator): z.output<typeof administratorSchema> {
  return {
    id: administrator.id,
    email: administrator.email,
    name: administrator.name,
    role: administrator.role,
    is_owner: administrator.isOwner,
    is_self: administrator.isSelf,
    has_two_factor: administrator.hasTwoFactor,
    since: administrator.since.toISOString(),
    last_seen_at: administrator.lastSeenAt?.toISOString() ?? null,
  };
}

export function presentInvitation(invitation: Invitation): z.output<typeof invitationSchema> {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    invited_by: invitation.invitedBy,
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    expired: invitation.hasExpired,
    mailed_at: invitation.mailedAt?.toISOString() ?? null,
  };
}

export function presentOpenInvitation({
  email,
  invitedBy,
  role,
  hasAccount,
  isSignedIn,
}: OpenInvitation): z.output<typeof openInvitationSchema> {
  return { email, invited_by: invitedBy, role, has_account: hasAccount, signed_in: isSignedIn };
}

export function presentAcceptedInvitation({ email }: NamedUser): z.output<typeof acceptedInvitationSchema> {
  return { email };
}
