export const orderStatuses = ["pending", "completed"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The look of a status, by the name of a badge's tone. */
export type StatusTone = "warn" | "ok" | "info" | "neutral";

interface StatusLook {
  label: string;
  tone: StatusTone;
}

/** Two statuses are set by the shop; the others are known from older records and from the dashboard's samples. */
const looks: Record<string, StatusLook> = {
  pending: { label: "Pendente", tone: "warn" },
  completed: { label: "Concluído", tone: "ok" },
  delivered: { label: "Entregue", tone: "ok" },
  processing: { label: "Processando", tone: "warn" },
  shipped: { label: "Enviado", tone: "info" },
};

/** An unknown status is shown as it is written, on grey. */
export function statusLook(status: string): StatusLook {
  return Object.hasOwn(looks, status) ? (looks[status] as StatusLook) : { label: status, tone: "neutral" };
}

export const statusLabel = (status: string): string => statusLook(status).label;

/** '#' and the first eight characters: how people call an order. */
export function orderNumber(id: string): string {
  return `#${id.slice(0, 8)}`;
}
