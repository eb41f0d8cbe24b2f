import { z } from "zod";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import { reachableSteps } from "#domain/fulfilment/step.ts";
import { securityNotices } from "#domain/texts/account-mails.ts";

const to = z.string();

/**
 * A mail in the job queue: its recipient and its kind. Links with secret tokens are created only when the mail is
 * composed, so that the queue's table holds none. The names of the kinds are stored there and must not change.
 */
export const mailJobSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("recovery"), to, redirectTo: z.string().optional() }),
  z.object({ kind: z.literal("confirmation"), to, redirectTo: z.string().optional() }),
  z.object({ kind: z.literal("password_changed"), to }),
  z.object({ kind: z.literal("two_factor_changed"), to, change: z.enum(["enabled", "disabled", "reset"]) }),
  z.object({
    kind: z.literal("new_administrator"),
    to,
    administrator: z.string(),
    role: z.enum(staffRoles).default("admin"),
  }),
  z.object({
    kind: z.literal("security_notice"),
    to,
    notice: z.enum(securityNotices),
    /** Who did it; null for the command line. */
    by: z.string().nullable(),
    /** Whom it concerns, if anybody. */
    about: z.string().optional(),
  }),
  z.object({ kind: z.literal("invitation"), invitationId: z.string() }),
  z.object({ kind: z.literal("newsletter_confirmation"), to }),
  z.object({ kind: z.literal("stock_alert_confirmation"), to, alertId: z.string() }),
  z.object({ kind: z.literal("stock_alert"), to, productId: z.string(), size: z.string() }),
  z.object({ kind: z.literal("carrier_token_dead"), to }),
  z.object({ kind: z.literal("payment_token_dead"), to }),
  z.object({ kind: z.literal("webhook_off"), to, name: z.string(), reason: z.enum(["gone", "failing"]) }),
  /** That an order reached a step at this time. */
  z.object({
    kind: z.literal("order_step"),
    to,
    orderId: z.string(),
    step: z.enum(reachableSteps),
    reachedAt: z.iso.datetime(),
  }),
  /** Of the sizes whose owner was told at this time. */
  z.object({ kind: z.literal("low_stock"), to, warnedAt: z.iso.datetime() }),
]);

export type MailJob = z.infer<typeof mailJobSchema>;
export type MailJobOf<Kind extends MailJob["kind"]> = Extract<MailJob, { kind: Kind }>;
