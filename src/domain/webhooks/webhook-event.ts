/** What an endpoint can be told. The names are in the shop's documentation and in other programs, and must not change. */
export const webhookEvents = [
  "order.created",
  "order.paid",
  "order.step",
  "order.cancelled",
  "product.changed",
  "stock.low",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent only when the owner asks for it. */
export const TEST_EVENT = "webhook.test";

export const sentEvents = [...webhookEvents, TEST_EVENT] as const;
export type SentEvent = (typeof sentEvents)[number];

/** What an event is called, and when it happens, as the owner reads it. */
export const eventLabels: Record<SentEvent, { label: string; when: string }> = {
  "order.created": {
    label: "Pedido novo",
    when: "Um cliente fez um pedido, você digitou um, ou um excluído foi restaurado",
  },
  "order.paid": { label: "Pedido pago", when: "O pagamento foi confirmado, pelo provedor ou por você" },
  "order.step": { label: "Etapa do pedido", when: "A etapa mudou: em produção, pronto, enviado, entregue" },
  "order.cancelled": { label: "Pedido excluído", when: "Um pedido foi excluído, que é como se cancela um" },
  "product.changed": { label: "Produto alterado", when: "Um produto foi criado, alterado ou excluído" },
  "stock.low": {
    label: "Estoque baixo",
    when: "As unidades de um tamanho chegaram ao limite de poucas, ou a zero",
  },
  [TEST_EVENT]: { label: "Teste", when: "Você pediu um teste" },
};
