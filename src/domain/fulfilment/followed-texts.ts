import { describePromise, isKept, type Promised } from "./promise.ts";
import { type Step, stepLabels } from "./step.ts";

/** The steps as customers call them. */
export const followedStepLabels: Record<Step, string> = { ...stepLabels, to_do: "Pedido recebido" };

interface FollowedPromise extends Promised {
  step: Step;
  hasDelivery: boolean;
  isLate: boolean;
}

/** "Chega até 12/12/2026"; nothing without a promise, and of one that was kept. */
export function describeFollowedPromise(promise: FollowedPromise): string {
  const { hasDelivery, isLate } = promise;
  const until = describePromise(promise);
  if (until === "" || isKept(promise)) return "";
  if (isLate) return `${hasDelivery ? "Era para chegar" : "Era para sair"} ${until}`;
  return `${hasDelivery ? "Chega" : "Sai"} ${until}`;
}

/** How a carrier is named after the verb, of those whose pages the shop knows. */
const atCarrier: Record<string, string> = {
  Correios: "nos Correios",
  Jadlog: "na Jadlog",
  Loggi: "na Loggi",
  "Melhor Envio": "no Melhor Envio",
};

/** "Acompanhar nos Correios" */
export const trackAction = (carrier: string | null): string =>
  `Acompanhar ${atCarrier[carrier ?? ""] ?? "na transportadora"}`;
