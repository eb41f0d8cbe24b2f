/** The decisions that a mailed link offers: the texts of its page and the operation that it calls. */
export const subscriptionChoices = {
  confirm: {
    address: "POST /api/newsletter/confirmations",
    title: "Confirmar inscrição",
    text: "Falta só este passo para receber os lançamentos e as promoções da loja no seu e-mail.",
    button: "Confirmar inscrição",
    busy: "Confirmando...",
    doneTitle: "Inscrição confirmada!",
    doneText: "Pronto! As novidades da loja vão chegar no seu e-mail. Você pode sair da lista quando quiser.",
  },
  cancel: {
    address: "POST /api/newsletter/cancellations",
    title: "Cancelar inscrição",
    text: "Você deixa de receber os e-mails de novidades da loja. Os avisos sobre os seus pedidos não mudam.",
    button: "Cancelar inscrição",
    busy: "Cancelando...",
    doneTitle: "Inscrição cancelada",
    doneText: "Você não vai mais receber as novidades da loja. Se mudar de ideia, é só se inscrever de novo.",
  },
} as const;
