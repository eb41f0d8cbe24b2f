import type { MailWords } from "#domain/texts/account-mails.ts";
import { writeAccountMail } from "../../accounts/account-mails.ts";
import type { AccountContext } from "../../identity/account-context.ts";
import type { MailJobOf } from "../../mail/mail-job.ts";
import type { MailMessage } from "../../mail/mailer.ts";

const wordsOf = (storeName: string): MailWords => ({
  subject: `O token do Melhor Envio da ${storeName} não vale mais`,
  heading: "Troque o token do Melhor Envio",
  paragraphs: [
    "O Melhor Envio não aceita mais o token da loja. Os clientes veem a sua própria tabela de entrega ou, sem tabela, 'Frete a combinar no WhatsApp'. Os pedidos continuam chegando.",
    "Gere um token novo no painel do Melhor Envio e cole em Entrega, na administração.",
  ],
  action: "Abrir Entrega",
  footer: "Todos os donos da loja recebem este aviso, uma vez por token.",
});

export const composeCarrierTokenDead = (
  ctx: AccountContext,
  { to }: MailJobOf<"carrier_token_dead">,
): Promise<MailMessage> =>
  writeAccountMail(ctx, to, wordsOf, new URL("/admin/entrega", ctx.accounts.publicOrigin).href);
