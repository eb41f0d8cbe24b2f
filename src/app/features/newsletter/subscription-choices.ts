/**
 * The decisions that mailed links offer, about the newsletter and about alerts of sold-out sizes: the texts of their pages
 * and the operations that they call.
 */
export const subscriptionChoices = {
  confirm: {
    kind: "confirm",
    address: "POST /api/newsletter/confirmations",
    title: "Confirmar inscrição",
    text: "Falta só este passo para receber os lançamentos e as promoções da loja no seu e-mail.",
    button: "Confirmar inscrição",
    busy: "Confirmando...",
    doneTitle: "Inscrição confirmada!",
    doneText: "Pronto! As novidades da loja vão chegar no seu e-mail. Você pode sair da lista quando quiser.",
  },
  cancel: {
    kind: "cancel",
    address: "POST /api/newsletter/cancellations",
    title: "Cancelar inscrição",
    text: "Você deixa de receber os e-mails de novidades da loja. Os avisos sobre os seus pedidos não mudam.",
    button: "Cancelar inscrição",
    busy: "Cancelando...",
    doneTitle: "Inscrição cancelada",
    doneText: "Você não vai mais receber as novidades da loja. Se mudar de ideia, é só se inscrever de novo.",
  },
  confirmAlert: {
    kind: "confirm",
    address: "POST /api/stock-alerts/confirmations",
    title: "Confirmar aviso",
    text: "Falta só este passo para receber um e-mail quando o tamanho voltar.",
    button: "Confirmar aviso",
    busy: "Confirmando...",
    doneTitle: "Aviso confirmado!",
    doneText: "Pronto! Quando o tamanho voltar, você recebe um e-mail, uma única vez.",
  },
  cancelAlert: {
    kind: "cancel",
    address: "POST /api/stock-alerts/cancellations",
    title: "Cancelar aviso",
    text: "Você não recebe o e-mail quando o tamanho voltar, e o seu endereço sai da lista.",
    button: "Cancelar aviso",
    busy: "Cancelando...",
    doneTitle: "Aviso cancelado",
    doneText: "O seu endereço saiu da lista. Se mudar de ideia, peça outro aviso na página da camisa.",
  },
} as const;
