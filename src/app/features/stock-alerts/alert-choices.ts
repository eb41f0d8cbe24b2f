import type { MailedChoice } from "#app/features/newsletter/subscription-page.tsx";

export const alertChoices = {
  confirm: {
    kind: "confirm",
    address: "POST /api/stock-alerts/confirmations",
    title: "Confirmar aviso",
    text: "Falta só este passo para receber um e-mail quando o tamanho voltar.",
    button: "Confirmar aviso",
    busy: "Confirmando...",
    doneTitle: "Aviso confirmado!",
    doneText: "Pronto! Quando o tamanho voltar, você recebe um e-mail, uma única vez.",
  },
  cancel: {
    kind: "cancel",
    address: "POST /api/stock-alerts/cancellations",
    title: "Cancelar aviso",
    text: "Você não recebe o e-mail quando o tamanho voltar, e o seu endereço sai da lista.",
    button: "Cancelar aviso",
    busy: "Cancelando...",
    doneTitle: "Aviso cancelado",
    doneText: "O seu endereço saiu da lista. Se mudar de ideia, peça outro aviso na página da camisa.",
  },
} satisfies Record<string, MailedChoice>;
