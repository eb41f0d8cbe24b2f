import type { MailedChoice } from "./subscription-page.tsx";

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
} satisfies Record<string, MailedChoice>;
