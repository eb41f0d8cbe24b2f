import type { MailWords } from "#domain/texts/account-mails.ts";
import { writeAccountMail } from "../accounts/account-mails.ts";
import type { AccountContext } from "../identity/account-context.ts";
import type { MailJobOf } from "../mail/mail-job.ts";
import type { MailMessage } from "../mail/mailer.ts";

const wordsOf = (storeName: string): MailWords => ({
  subject: `O Mercado Pago não aceita mais a credencial da ${storeName}`,
  heading: "Troque o Access Token do Mercado Pago",
  paragraphs: [
    "O Mercado Pago não aceita mais o Access Token da loja. Os pedidos continuam chegando, com a chave Pix da loja, se há uma, mas os pagamentos não se confirmam sozinhos.",
    "Copie o Access Token de produção no painel do Mercado Pago e cole em Configurações, na administração.",
  ],
  action: "Abrir Configurações",
  footer: "Todos os donos da loja recebem este aviso, uma vez por credencial.",
});

export const composePaymentTokenDead = (
  ctx: AccountContext,
  { to }: MailJobOf<"payment_token_dead">,
): Promise<MailMessage> =>
  writeAccountMail(
    ctx,
    to,
    wordsOf,
    new URL("/admin/configuracoes?secao=mercado-pago", ctx.accounts.publicOrigin).href,
  );
