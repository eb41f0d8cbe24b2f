export const orderStatuses = ["pending", "completed"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The badge tone of a status. */
export type StatusTone = "warn" | "ok" | "info" | "neutral";

interface StatusLook {
  label: string;
  tone: StatusTone;
}

/** The shop itself sets only two statuses; the others occur in older records and in the dashboard's samples. */
const looks: Record<string, StatusLook> = {
  pending: { label: "Pendente", tone: "warn" },
  completed: { label: "Concluído", tone: "ok" },
  delivered: { label: "Entregue", tone: "ok" },
  processing: { label: "Processando", tone: "warn" },
  shipped: { label: "Enviado", tone: "info" },
};

/** An unknown status is shown as it is stored, on grey. */
export function statusLook(status: string): StatusLook {
  return Object.hasOwn(looks, status) ? (looks[status] as StatusLook) : { label: status, tone: "neutral" };
}

export const statusLabel = (status: string): string => statusLook(status).label;

const closedStatuses = new Set(["completed", "delivered", "cancelled", "canceled"]);

/** Whether the shop is done with an order, whether it was delivered or cancelled. */
export const isClosed = (status: string): boolean => closedStatuses.has(status);

/** The order number that people see: '#' and the first eight characters of the id. */
export function orderNumber(id: string): string {
  return `#${id.slice(0, 8)}`;
}
