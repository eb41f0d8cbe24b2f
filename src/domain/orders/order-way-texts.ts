import { followedStepLabels } from "../fulfilment/followed-texts.ts";
import { isReachable, type ReachableStep } from "../fulfilment/step.ts";
import { type MovingOrder, nextMove, type Turn } from "./next-move.ts";
import { isPayableHere, type Milestone } from "./order-milestones.ts";
import { isClosed, statusLabel } from "./order-status.ts";

/** What is said of whose turn it is. */
export const turnTexts: Record<Turn, { title: string; headline: string }> = {
  customer: { title: "Próximo lance", headline: "A bola está com você" },
  shop: { title: "Próximo lance", headline: "A bola está com a loja" },
  away: { title: "Próximo lance", headline: "A bola está chegando" },
  delivered: { title: "Apito final", headline: "Bola na rede" },
  closed: { title: "Apito final", headline: "Fim de jogo" },
};

export const wayTexts = {
  title: "Andamento",
  pay: "Pagar agora",
  ask: "Falar com a loja",
  question: (number: string) => `Olá! Quero falar do meu pedido ${number}.`,
  /** Where the words about the money stand elsewhere on the page. */
  marked: "Há uma novidade sobre o pagamento.",
} as const;

/** For screen readers, who do not see where the ball lies. */
export const milestoneStateTexts: Record<Milestone["state"], string> = {
  done: "feito",
  present: "agora",
  ahead: "a seguir",
};

export function milestoneLabel({ name, at }: Milestone, status: string): string {
  if (name === "payment") return at ? "Pagamento confirmado" : "Pagamento";
  if (name === "completed") return "Pedido concluído";
  return name === "status" ? statusLabel(status) : followedStepLabels[name];
}

/** What has come of the order, once the shop has begun with it. */
const stepTexts: Record<ReachableStep, string> = {
  in_production: "Já estamos preparando o seu pedido.",
  ready: "O seu pedido está pronto.",
  sent: "O seu pedido está a caminho.",
  delivered: "O seu pedido foi entregue. Obrigado pela compra!",
};

/** How far an order is and, where that is not plain, what its customer can do about it. */
export function describeProgress(order: MovingOrder): string {
  const sentences = [describeStanding(order)];
  if (isPayableHere(order)) sentences.push("Falta só o pagamento.");
  if (order.fulfilment?.isLate) {
    sentences.push("O prazo passou. Fale com a loja pelo WhatsApp para saber do seu pedido.");
  }
  if (nextMove(order).turn === "delivered") sentences.push("Agora é só vestir.");
  return sentences.join(" ");
}

function describeStanding({ status, paidAt, paymentMark, fulfilment, ...order }: MovingOrder): string {
  if (status === "completed") return "Pedido concluído. Obrigado pela compra!";
  if (status === "delivered") return stepTexts.delivered;
  if (isClosed(status)) return "Este pedido foi encerrado.";
  if (status !== "pending") return "Acompanhe aqui o seu pedido.";
  if (fulfilment && isReachable(fulfilment.step)) return stepTexts[fulfilment.step];
  if (paidAt) {
    return fulfilment
      ? "Pagamento confirmado. O seu pedido já está na nossa fila."
      : "Pagamento confirmado. Já estamos preparando o seu pedido.";
  }
  if (paymentMark || isPayableHere(order)) return "Recebemos o pedido.";
  return "Recebemos o pedido. Um atendente confirma os dados e o pagamento pelo WhatsApp.";
}
