import { newsletterConfirmationMail } from "#domain/texts/newsletter.ts";
import type { AccountContext } from "../accounts/account-context.ts";
import { renderMail } from "../mail/render-mail.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { cancelPageUrl, confirmPageUrl, oneClickUrl } from "./newsletter-links.ts";

/** Nobody waits for it: how long it takes says nothing about whether the address was on the list already. */
export function mailConfirmationLater(
  ctx: AccountContext,
  { email, token }: { email: string; token: string },
) {
  ctx.accounts.background.run(ctx.log, "the newsletter's confirmation mail", async () => {
    const { publicOrigin } = ctx.accounts;
    const { name: storeName } = await getStoreProfile(ctx);
    const { subject, action, leave, ...content } = newsletterConfirmationMail(storeName);
    const mail = renderMail({
      storeName,
      ...content,
      action: { label: action, url: confirmPageUrl(publicOrigin, token) },
      footerLink: { label: leave, url: cancelPageUrl(publicOrigin, token) },
    });
    await ctx.mailer.send({ to: email, subject, ...mail, unsubscribeUrl: oneClickUrl(publicOrigin, token) });
  });
}
