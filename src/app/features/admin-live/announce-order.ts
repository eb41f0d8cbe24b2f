import { ApiError } from "#app/api/api-client.ts";
import { readUnopenedOrders } from "#app/features/admin-orders/unopened-orders.ts";
import type { ChangeEvent } from "#domain/events.ts";
import { formatCents } from "#domain/money.ts";
import { orderNumber, statusLabel } from "#domain/orders/order-status.ts";
import { reaisToCents } from "#domain/reais.ts";
import { toast } from "#ui/toast.tsx";
import { showNotice } from "./device-notices.ts";

type OrderEvent = Extract<ChangeEvent, { topic: "orders" }>;

interface Surroundings {
  isMain: boolean;
  open(path: string): void;
}

/** Shows a toast about another user's change: a new order, or another status of one. */
export async function announceOrder(event: OrderEvent, { isMain, open }: Surroundings) {
  const openOrder = () => open(`/admin/pedidos?pedido=${event.id}`);
  const action = { label: "Ver pedido", onPress: openOrder };
  if (event.kind === "updated" && event.status !== undefined) {
    toast.info(`Pedido ${orderNumber(event.id)} agora está ${statusLabel(event.status)}`, { action });
  } else if (event.kind === "created") {
    const title = await describeNewOrder(event.id);
    toast.info(title, { action });
    if (isMain) showNotice({ title: "Novo pedido", body: title, tag: event.id, onOpen: openOrder });
  }
}

/** The event carries no customer data, so the order is read from the API. */
async function describeNewOrder(id: string): Promise<string> {
  try {
    const { orders } = await readUnopenedOrders();
    const order = orders.find((one) => one.id === id);
    if (order) return `Novo pedido de ${order.customer}: ${formatCents(reaisToCents(order.total_amount))}`;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  }
  return `Novo pedido ${orderNumber(id)}`;
}
