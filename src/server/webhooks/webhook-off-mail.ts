import type { MailWords } from "#domain/texts/account-mails.ts";
import { writeAccountMail } from "../accounts/account-mails.ts";
import type { AccountContext } from "../identity/account-context.ts";
import type { MailJobOf } from "../mail/mail-job.ts";
import type { MailMessage } from "../mail/mailer.ts";

const reasons: Record<MailJobOf<"webhook_off">["reason"], string> = {
  failing: "Há três dias nenhum aviso chega: o outro programa não responde, ou responde com erro.",
  gone: "O outro programa respondeu que não quer mais avisos (410).",
};

/** To each owner, once each time that the shop switches a webhook off. */
export const composeWebhookOff = (
  ctx: AccountContext,
  { to, name, reason }: MailJobOf<"webhook_off">,
): Promise<MailMessage> =>
  writeAccountMail(
    ctx,
    to,
    (storeName): MailWords => ({
      subject: `O webhook ${name} da ${storeName} foi desligado`,
      heading: "Um webhook foi desligado",
      paragraphs: [
        `A loja parou de avisar ${name}. ${reasons[reason]}`,
        "A loja continua igual, mas o que acontecer enquanto o webhook estiver desligado não é guardado nem enviado depois.",
        "Quando o outro programa voltar, retome o webhook e reenvie o que falhou antes.",
      ],
      action: "Abrir Webhooks",
      footer: "Todos os donos da loja recebem este aviso, uma vez.",
    }),
    new URL("/admin/configuracoes?secao=webhooks", ctx.accounts.publicOrigin).href,
  );
