import { eq } from "drizzle-orm";
import { describeRole } from "#domain/accounts/staff-role.ts";
import { accountMails, type MailWords } from "#domain/texts/account-mails.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { createLink } from "../identity/one-time-links.ts";
import { users } from "../identity/tables.ts";
import type { MailJobOf } from "../mail/mail-job.ts";
import type { MailMessage } from "../mail/mailer.ts";
import { renderMail } from "../mail/render-mail.ts";
import { getStoreProfile } from "../settings/settings-service.ts";

type Composed = Promise<MailMessage | undefined>;

/** Renders a mail about an account, with a button where the text has one and a URL is given. */
export async function writeAccountMail(
  ctx: AccountContext,
  to: string,
  textOf: (storeName: string) => MailWords,
  url?: string,
): Promise<MailMessage> {
  const { name: storeName } = await getStoreProfile(ctx);
  const { subject, action, ...content } = textOf(storeName);
  const button = action !== undefined && url !== undefined ? { action: { label: action, url } } : {};
  return { to, subject, ...renderMail({ storeName, ...content, ...button }) };
}

/** Returns no mail for an unknown e-mail. This is checked in the job, so that the response time does not reveal it. */
export async function composeRecovery(
  ctx: AccountContext,
  { to, redirectTo }: MailJobOf<"recovery">,
): Composed {
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, to));
  if (!user) return undefined;
  const url = await createLink(ctx, "recovery", { userId: user.id, wanted: redirectTo });
  return url === undefined ? undefined : writeAccountMail(ctx, to, accountMails.recovery, url);
}

export async function composeConfirmation(
  ctx: AccountContext,
  { to, redirectTo }: MailJobOf<"confirmation">,
): Composed {
  const [user] = await ctx.db
    .select({ id: users.id, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, to));
  if (!user || user.isConfirmed) return undefined;
  const url = await createLink(ctx, "signup", { userId: user.id, wanted: redirectTo });
  return url === undefined ? undefined : writeAccountMail(ctx, to, accountMails.confirmation, url);
}

const recoveryPage = ({ accounts }: AccountContext) =>
  new URL("/recuperar-senha", accounts.publicOrigin).href;

export const composePasswordChanged = (
  ctx: AccountContext,
  { to }: MailJobOf<"password_changed">,
): Composed => writeAccountMail(ctx, to, accountMails.passwordChanged, recoveryPage(ctx));

export const composeTwoFactorChanged = (
  ctx: AccountContext,
  { to, change }: MailJobOf<"two_factor_changed">,
): Composed =>
  writeAccountMail(
    ctx,
    to,
    (storeName) => accountMails.twoFactorChanged(storeName, change),
    recoveryPage(ctx),
  );

export const composeNewAdministrator = (
  ctx: AccountContext,
  { to, administrator, role }: MailJobOf<"new_administrator">,
): Composed =>
  writeAccountMail(ctx, to, (storeName) =>
    accountMails.newAdministrator(storeName, administrator, describeRole(role)),
  );

export const composeSecurityNotice = (
  ctx: AccountContext,
  { to, about = "", ...notice }: MailJobOf<"security_notice">,
): Composed =>
  writeAccountMail(ctx, to, (storeName) => accountMails.securityNotice(storeName, { ...notice, about }));
