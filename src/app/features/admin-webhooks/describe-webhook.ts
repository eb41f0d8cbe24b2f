import { formatMoment } from "#domain/orders/order-dates.ts";
import { type DeliveryFilter, deliveryLabels, describeAttempt } from "#domain/webhooks/delivery-state.ts";
import { eventLabels } from "#domain/webhooks/webhook-event.ts";
import type { BadgeTone } from "#ui/badge.tsx";
import type { Delivery, Webhook } from "./use-webhooks.ts";

export function nameState(webhook: Webhook): { label: string; tone: BadgeTone } {
  if (!webhook.secret_is_readable) return { label: "Sem segredo", tone: "bad" };
  if (!webhook.active) {
    return webhook.off_reason ? { label: "Desligado", tone: "bad" } : { label: "Pausado", tone: "warn" };
  }
  return webhook.failing_since ? { label: "Falhando", tone: "bad" } : { label: "Ativo", tone: "ok" };
}

const NOT_SENT_LATER = "O que acontece enquanto ele está desligado não é guardado nem enviado depois.";

/** What is wrong, and what to do about it; undefined while all is well. */
export function warnOfWebhook({ secret_is_readable, off_reason, failing_since, active }: Webhook) {
  if (!secret_is_readable)
    return "O segredo foi gravado com outro SESSION_SECRET e não pode ser lido neste servidor. Nada é enviado: renove o segredo e troque-o no outro programa.";
  if (off_reason === "gone")
    return `A loja parou de enviar: o outro programa respondeu que não quer mais avisos (410). ${NOT_SENT_LATER} Se mudou de ideia, retome.`;
  if (off_reason === "failing")
    return `A loja parou de enviar: por três dias nada chegou. ${NOT_SENT_LATER} Quando o outro programa voltar, retome e reenvie o que falhou antes.`;
  if (active && failing_since)
    return `Nada chega desde ${formatMoment(new Date(failing_since))}. A loja continua tentando por três dias.`;
  return undefined;
}

export function describeLast({ last }: Webhook): string {
  if (!last) return "Nada enviado ainda";
  const { type, attempt } = last;
  return `${eventLabels[type].label} · ${formatMoment(new Date(attempt.at))} · ${describeAttempt(attempt)}`;
}

export const describeEvents = ({ events }: Pick<Webhook, "events">): string =>
  events.map((event) => eventLabels[event].label).join(", ");

const tones: Record<DeliveryFilter, BadgeTone> = {
  waiting: "info",
  failing: "warn",
  delivered: "ok",
  given_up: "bad",
};

export const lookOfDelivery = ({ state }: Pick<Delivery, "state">): { label: string; tone: BadgeTone } => ({
  label: deliveryLabels[state],
  tone: tones[state],
});

/** What came of the last attempt, and when the next one is. */
export function describeDelivery({ last_attempt, next_attempt_at, state }: Delivery): string {
  const said = last_attempt ? describeAttempt(last_attempt) : "Ainda não foi tentado";
  if (state !== "failing" || next_attempt_at === null) return said;
  return `${said}. Tenta de novo em ${formatMoment(new Date(next_attempt_at))}`;
}
