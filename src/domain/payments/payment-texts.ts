import type { PaymentMethod, PaymentState } from "./provider-payment.ts";
import type { PaymentMark } from "./settlement.ts";

export const paymentMarkLabels: Record<PaymentMark, string> = {
  underpaid: "Pago a menos",
  overpaid: "Pago a mais",
  partly_refunded: "Reembolso parcial",
  refunded: "Reembolsado",
  disputed: "Em disputa",
  charged_back: "Chargeback",
};

/** What the owner does about a mark. */
export const paymentMarkHints: Record<PaymentMark, string> = {
  underpaid: "O cliente pagou menos que o pedido. Combine o resto com ele.",
  overpaid: "O cliente pagou mais que o pedido, ou pagou duas vezes. Devolva a diferença.",
  partly_refunded: "Uma parte do pagamento foi devolvida.",
  refunded: "O pagamento foi devolvido ao cliente.",
  disputed: "O cliente contestou o pagamento. Responda pelo Mercado Pago antes de enviar.",
  charged_back: "O banco tomou o pagamento de volta. Não envie sem falar com o cliente.",
};

/** What customers read about it on their order's page. */
export const customerMarkTexts: Record<PaymentMark, string> = {
  underpaid: "Recebemos um valor menor que o do pedido. A loja fala com você para combinar o resto.",
  overpaid: "Recebemos um valor maior que o do pedido. A loja fala com você para devolver a diferença.",
  partly_refunded: "Uma parte do pagamento foi devolvida.",
  refunded: "O pagamento foi devolvido.",
  disputed: "O pagamento está em análise. A loja fala com você.",
  charged_back: "O pagamento foi cancelado pelo banco. A loja fala com você.",
};

/** What customers read while they pay, on their order's page. */
export const payingTexts = {
  ready: "O código está pronto.",
  validUntil: (moment: string) => `Vale até ${moment}.`,
  confirmsItself: "O pagamento é confirmado sozinho, e esta página avisa você.",
  making: "Estamos gerando o seu código Pix…",
  expired: "Este código venceu.",
  away: "O seu código Pix está a caminho. Ele aparece aqui assim que ficar pronto.",
  notYet: "Ainda não recebemos o pagamento. Pode levar alguns minutos.",
  paid: "Recebemos o seu pagamento. Obrigado!",
  cardAmount: (amount: string) =>
    `O valor no cartão é ${amount}. Você digita o cartão na página do Mercado Pago, não aqui.`,
};

export const paymentStateLabels: Record<PaymentState, string> = {
  open: "Aguardando",
  approved: "Aprovado",
  disputed: "Em disputa",
  charged_back: "Chargeback",
  refunded: "Reembolsado",
  ended: "Não pago",
};

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  pix: "Pix",
  card: "Cartão",
  other: "Outro",
};

/** The link to the provider's page, where the card is typed in. */
export const payByCard = (instalments: number): string =>
  instalments > 1 ? `Pagar com cartão em até ${instalments}x` : "Pagar com cartão";

export const mercadoPagoTexts = {
  token: "Cole o Access Token inteiro, como o Mercado Pago o mostrou",
  tokenMissing: "Cole o Access Token do Mercado Pago",
  tokenRefused: "O Mercado Pago recusou este Access Token. Copie de novo o de produção e cole aqui.",
  notBrazilian: "Esta conta não é do Mercado Pago do Brasil.",
  secret: "Cole a assinatura secreta inteira, como o Mercado Pago a mostrou",
  instalments: "Escolha de 1 a 12 vezes",
  expiry: "Escolha de 30 minutos a 30 dias",
  notConnected: "O Mercado Pago não está conectado.",
  away: "O Mercado Pago não respondeu. Tente de novo daqui a pouco.",
  nothingDue: "Este pedido não espera pagamento.",
  noCard: "A loja não recebe cartão por aqui.",
};
