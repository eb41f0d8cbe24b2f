import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#app/api-client.ts";
import { unopenedOrders } from "#app/features/admin/unopened-orders.ts";
import type { ChangeEvent } from "#domain/events.ts";
import { formatReais } from "#domain/money.ts";
import { orderNumber, statusLabel } from "#domain/orders/order-status.ts";
import { toast } from "#ui/toast.tsx";
import { showNotice } from "./device-notices.ts";

type OrderEvent = Extract<ChangeEvent, { topic: "orders" }>;

interface Surroundings {
  queries: QueryClient;
  isMain: boolean;
  open(path: string): void;
}

/** Says what somebody else did: a new order, or another status of one. */
export async function announceOrder(event: OrderEvent, { queries, isMain, open }: Surroundings) {
  const openOrder = () => open(`/admin/pedidos?pedido=${event.id}`);
  const action = { label: "Ver pedido", onPress: openOrder };
  if (event.kind === "updated" && event.status !== undefined) {
    toast.info(`Pedido ${orderNumber(event.id)} agora está ${statusLabel(event.status)}`, { action });
  } else if (event.kind === "created") {
    const title = await describeNewOrder(event.id, queries);
    toast.info(title, { action });
    if (isMain) showNotice({ title: "Novo pedido", body: title, tag: event.id, onOpen: openOrder });
  }
}

/** The event itself tells nothing about the customer. */
async function describeNewOrder(id: string, queries: QueryClient): Promise<string> {
  try {
    const { orders } = await queries.fetchQuery({ ...unopenedOrders, staleTime: 0 });
    const order = orders.find((one) => one.id === id);
    if (order) return `Novo pedido de ${order.customer}: ${formatReais(order.total_amount)}`;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  }
  return `Novo pedido ${orderNumber(id)}`;
}
