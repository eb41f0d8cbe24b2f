import { formatCents } from "#domain/money.ts";
import { paymentMarkLabels } from "#domain/payments/payment-texts.ts";

export const editOrderTexts = {
  edit: "Editar pedido",
  saved: "Pedido alterado",
  leave: "O que você mudou neste pedido ainda não foi salvo.",
  offers: "Ofertas do pedido",
  offersHint: "As ofertas não são calculadas de novo. Diminua ou tire o que não vale mais.",
  offerRaised: (cents: number) =>
    `Esta oferta deu ${formatCents(cents)}. Para dar mais, use o desconto combinado.`,
  freeDelivery: "Deu o frete grátis",
  reason: "Motivo",
  reasonHint: "O cliente lê o motivo.",
  deliveryUnknown: "O frete ainda está sendo calculado. Salve de novo em um instante.",
  paymentUp: (more: string) =>
    `O pedido está pago. Ao salvar, ele passa a '${paymentMarkLabels.underpaid}' até o cliente pagar a diferença${more} e você marcar como pago de novo.`,
  paymentDown: (less: string) =>
    `O pedido está pago. Ao salvar, ele passa a '${paymentMarkLabels.overpaid}' até você devolver a diferença${less} e marcar como pago de novo.`,
  changedElsewhere:
    "O pagamento ou a etapa deste pedido mudou enquanto você editava. O que você digitou continua aqui: confira e salve de novo.",
  stays: "O que você digitou continua aqui.",
  load: "Carregar o pedido como está agora",
  loadQuestion: "Carregar o pedido como está agora?",
  loadHint: "O que você mudou aqui não foi salvo e se perde.",
};
