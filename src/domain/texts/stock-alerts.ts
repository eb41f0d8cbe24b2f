import type { MailWords } from "./account-mails.ts";

/** What the shop says about the alert that a size is there again. */
export const stockAlertTexts = {
  asked: "Enviamos um e-mail para você confirmar o aviso. Se não achar, olhe também no spam.",
  noMail: "A loja não consegue enviar e-mails agora, e por isso não pode avisar.",
  notSoldOut: "Este tamanho não está esgotado. Atualize a página para comprar.",
  confirmLinkDead:
    "Este link não vale mais: o aviso foi cancelado ou já foi enviado. Peça outro na página da camisa.",
  cancelLinkDead: "Não encontramos este aviso. Talvez ele já tenha sido enviado ou cancelado.",
};

interface Shirt {
  name: string;
  size: string;
}

export function stockAlertConfirmationMail(
  storeName: string,
  { name, size }: Shirt,
): MailWords & { action: string; leave: string } {
  return {
    subject: `Confirme o aviso: ${name}, tamanho ${size}`,
    heading: "Falta só confirmar",
    paragraphs: [
      `Recebemos um pedido para avisar este endereço quando ${name} no tamanho ${size} voltar à ${storeName}.`,
      "Se foi você, confirme pelo botão. É um único e-mail, e nada além dele.",
    ],
    action: "Confirmar aviso",
    leave: "Cancelar aviso",
    footer: "Se não foi você, ignore esta mensagem: sem a confirmação, nada é enviado.",
  };
}

export function stockAlertMail(storeName: string, { name, size }: Shirt): MailWords & { action: string } {
  return {
    subject: `${name} no tamanho ${size} voltou`,
    heading: `O tamanho ${size} voltou`,
    paragraphs: [
      `Você pediu para saber: ${name} no tamanho ${size} está de novo à venda na ${storeName}.`,
      "As unidades não ficam reservadas: vale a ordem dos pedidos.",
    ],
    action: "Ver a camisa",
    footer:
      "Este aviso termina aqui: o seu endereço já saiu da lista desta camisa, e você não recebe outro sem pedir.",
  };
}
