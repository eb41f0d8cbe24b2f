import { and, eq } from "drizzle-orm";
import { newsletterConfirmationMail } from "#domain/texts/newsletter.ts";
import type { AccountContext } from "../identity/account-context.ts";
import type { MailJobOf } from "../mail/mail-job.ts";
import type { MailMessage } from "../mail/mailer.ts";
import { renderMail } from "../mail/render-mail.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { cancelPageUrl, confirmPageUrl, oneClickUrl } from "./newsletter-links.ts";
import { newsletterSubscribers } from "./tables.ts";

/** Returns undefined if the subscription is no longer pending when the mail is composed. */
export async function composeNewsletterConfirmation(
  ctx: AccountContext,
  { to }: MailJobOf<"newsletter_confirmation">,
): Promise<MailMessage | undefined> {
  const [pending] = await ctx.db
    .select({ token: newsletterSubscribers.token })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.email, to), eq(newsletterSubscribers.status, "pending")));
  if (!pending) return undefined;
  const { token } = pending;
  const { publicOrigin } = ctx.accounts;
  const { name: storeName } = await getStoreProfile(ctx);
  const { subject, action, leave, ...content } = newsletterConfirmationMail(storeName);
  const mail = renderMail({
    storeName,
    ...content,
    action: { label: action, url: confirmPageUrl(publicOrigin, token) },
    footerLink: { label: leave, url: cancelPageUrl(publicOrigin, token) },
  });
  return { to, subject, ...mail, unsubscribeUrl: oneClickUrl(publicOrigin, token) };
}
