import type { MailWords } from "./account-mails.ts";

/** What the shop says about its newsletter. */
export const newsletterTexts = {
  confirmLinkDead: "Este link não vale mais. Inscreva-se de novo para receber outro.",
  cancelLinkDead: "Não encontramos esta inscrição. Talvez ela já tenha sido removida.",
};

export function newsletterConfirmationMail(storeName: string): MailWords & { action: string; leave: string } {
  return {
    subject: `Confirme sua inscrição na newsletter da ${storeName}`,
    heading: "Falta só confirmar",
    paragraphs: [
      `Recebemos um pedido para enviar as novidades da ${storeName} a este endereço: lançamentos e promoções, sem exagero.`,
      "Se foi você, confirme a inscrição pelo botão.",
    ],
    action: "Confirmar inscrição",
    leave: "Cancelar inscrição",
    footer: "Se não foi você, ignore esta mensagem: sem a confirmação, nada é enviado.",
  };
}
