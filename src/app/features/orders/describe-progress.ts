import { followedStepTexts, followedTexts } from "#domain/fulfilment/followed-texts.ts";
import { isReachable } from "#domain/fulfilment/step.ts";
import type { PublicOrder } from "#domain/orders/order.ts";

type Progress = Pick<PublicOrder, "status" | "paidAt" | "paymentMark" | "pixCode" | "payment" | "fulfilment">;

/** What the page of an order says first. */
export function describeProgress(order: Progress): string {
  const { status, paidAt, paymentMark, pixCode, payment, fulfilment } = order;
  if (status === "completed") return "Pedido concluído. Obrigado pela compra!";
  if (status !== "pending") return "Acompanhe aqui o seu pedido.";
  const isDue = !paidAt && !paymentMark && Boolean(pixCode || payment);
  if (fulfilment && isReachable(fulfilment.step)) {
    const text = followedStepTexts[fulfilment.step];
    return isDue ? `${text} ${followedTexts.paymentDue}` : text;
  }
  if (paidAt) {
    return fulfilment ? followedTexts.waiting : "Pagamento confirmado. Já estamos preparando o seu pedido.";
  }
  if (paymentMark) return "Recebemos o pedido.";
  if (isDue) return `Recebemos o pedido. ${followedTexts.paymentDue}`;
  return "Recebemos o pedido. Um atendente confirma os dados e o pagamento pelo WhatsApp.";
}
