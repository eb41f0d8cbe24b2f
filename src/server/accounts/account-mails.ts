import { accountMails, type MailWords, type TwoFactorChange } from "#domain/texts/account-mails.ts";
import { renderMail } from "../mail/render-mail.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import type { AccountContext } from "./account-context.ts";

/** Nobody waits for a mail: how long it takes to send says nothing about whom it goes to. */
function sendLater(ctx: AccountContext, what: string, compose: () => Promise<void>): void {
  ctx.accounts.background.run(ctx.log, what, compose);
}

async function send(
  ctx: AccountContext,
  to: string,
  words: (storeName: string) => MailWords,
  url?: string,
): Promise<void> {
  const { name: storeName } = await getStoreProfile(ctx);
  const { subject, action, ...content } = words(storeName);
  const button = action !== undefined && url !== undefined ? { action: { label: action, url } } : {};
  await ctx.mailer.send({ to, subject, ...renderMail({ storeName, ...content, ...button }) });
}

/** `prepare` makes the link, or answers undefined where there is nobody to write to. */
export function mailLinkLater(
  ctx: AccountContext,
  kind: "confirmation" | "recovery",
  prepare: () => Promise<{ to: string; url: string } | undefined>,
): void {
  sendLater(ctx, `the ${kind} mail`, async () => {
    const link = await prepare();
    if (link) await send(ctx, link.to, accountMails[kind], link.url);
  });
}

export function mailPasswordChangedLater(ctx: AccountContext, to: string): void {
  const url = new URL("/recuperar-senha", ctx.accounts.publicOrigin).href;
  sendLater(ctx, "the notice of a new password", () => send(ctx, to, accountMails.passwordChanged, url));
}

export function mailNewAdministratorLater(ctx: AccountContext, recipients: string[], email: string): void {
  const words = (storeName: string) => accountMails.newAdministrator(storeName, email);
  sendLater(ctx, "the notice of a new administrator", async () => {
    for (const to of recipients) await send(ctx, to, words);
  });
}

export function mailTwoFactorChangedLater(ctx: AccountContext, to: string, change: TwoFactorChange): void {
  const url = new URL("/recuperar-senha", ctx.accounts.publicOrigin).href;
  const words = (storeName: string) => accountMails.twoFactorChanged(storeName, change);
  sendLater(ctx, "the notice of a changed second factor", () => send(ctx, to, words, url));
}

/** Awaited, unlike the others: whoever invites is there and wants to know that it was sent. */
export async function mailInvitation(
  ctx: AccountContext,
  { to, invitedBy, url }: { to: string; invitedBy: string; url: string },
): Promise<void> {
  await send(ctx, to, (storeName) => accountMails.invitation(storeName, invitedBy), url);
}
