import type { MailWords } from "../texts/account-mails.ts";
import { describePromise, type Promised } from "./promise.ts";
import type { ReachableStep } from "./step.ts";
import type { Tracking } from "./tracking.ts";

interface SteppedOrder extends Promised {
  /** As people see it, with '#'. */
  number: string;
  firstName: string;
  tracking: Tracking | null;
  /** Whether the promise is that it arrives. */
  hasDelivery: boolean;
}

const headings: Record<ReachableStep, string> = {
  in_production: "Sua camisa está em produção",
  ready: "Seu pedido está pronto",
  sent: "Seu pedido foi enviado",
  delivered: "Seu pedido foi entregue",
};

const subjects: Record<ReachableStep, (number: string) => string> = {
  in_production: (number) => `Pedido ${number} em produção`,
  ready: (number) => `Pedido ${number} pronto`,
  sent: (number) => `Pedido ${number} enviado`,
  delivered: (number) => `Pedido ${number} entregue`,
};

/** The mail that tells a customer about a step. */
export function stepMailWords(
  storeName: string,
  step: ReachableStep,
  order: SteppedOrder,
): MailWords & { action: string; trackAction: string } {
  const { number, firstName } = order;
  return {
    subject: `${subjects[step](number)} – ${storeName}`,
    heading: headings[step],
    paragraphs: [`Olá, ${firstName}!`, ...describe[step](storeName, order)],
    action: "Acompanhar o pedido",
    trackAction: "Acompanhar na transportadora",
    footer: "Você recebe esta mensagem porque fez um pedido com este e-mail.",
  };
}

const describe: Record<ReachableStep, (storeName: string, order: SteppedOrder) => string[]> = {
  in_production: (storeName, order) => [
    `A ${storeName} começou a preparar o seu pedido ${order.number}.`,
    ...until(order),
  ],
  ready: (storeName, order) => [
    `O seu pedido ${order.number} está pronto. A ${storeName} avisa quando ele sair, ou combina a retirada com você.`,
    ...until(order),
  ],
  sent: (_, order) => [
    `O seu pedido ${order.number} saiu para entrega.`,
    ...parcel(order.tracking),
    ...(order.hasDelivery ? until(order) : []),
  ],
  delivered: (storeName, order) => [
    `O seu pedido ${order.number} foi entregue. Obrigado por comprar na ${storeName}!`,
    "Se algo não chegou como você esperava, responda pelo WhatsApp da loja.",
  ],
};

function until({ promisedDays, promisedOn, hasDelivery }: SteppedOrder): string[] {
  const promise = describePromise({ promisedDays, promisedOn });
  if (promise === "") return [];
  return [hasDelivery ? `Previsão de chegada: ${promise}.` : `Previsão de saída: ${promise}.`];
}

const parcel = (tracking: Tracking | null): string[] =>
  tracking ? [`Código de rastreio${tracking.carrier ? ` (${tracking.carrier})` : ""}: ${tracking.code}`] : [];
