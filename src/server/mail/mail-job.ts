import { z } from "zod";

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
  z.object({ kind: z.literal("new_administrator"), to, administrator: z.string() }),
  z.object({ kind: z.literal("invitation"), invitationId: z.string() }),
  z.object({ kind: z.literal("newsletter_confirmation"), to }),
]);

export type MailJob = z.infer<typeof mailJobSchema>;
export type MailJobOf<Kind extends MailJob["kind"]> = Extract<MailJob, { kind: Kind }>;
