import { useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { orderListPath } from "#app/features/admin-orders/order-list/order-list-params.ts";
import { listOfTask, type OrderTask } from "#domain/today/order-tasks.ts";

type Today = AnswerOf<"GET /api/admin/today">;

export function useToday() {
  return useQuery({ queryKey: ["today"], queryFn: () => callApi("GET /api/admin/today") });
}

export interface Task {
  label: string;
  hint: string;
  count: number;
  isExact: boolean;
  /** The list that the number counts. */
  to: string;
  isUrgent: boolean;
}

const words: Record<OrderTask, { label: string; hint: string }> = {
  unanswered: { label: "Pedidos novos", hint: "ainda não abertos" },
  unpaid: { label: "A receber", hint: "pendentes sem pagamento" },
  late: { label: "Atrasados", hint: "passaram do prazo" },
  to_produce: { label: "A produzir", hint: "pagos, a fazer" },
  to_send: { label: "A enviar", hint: "prontos" },
};

const withoutSteps = { label: "Pagos, a entregar", hint: "produza, envie e conclua" };

/** The tasks of which there is something to do. */
export function tasksOf({ uses_steps: usesSteps, orders, low_stock }: Today): Task[] {
  const ofOrders = orders.map(({ task, count, exact }) => ({
    ...(task === "to_produce" && !usesSteps ? withoutSteps : words[task]),
    count,
    isExact: exact,
    to: orderListPath(listOfTask(task, usesSteps) ?? {}),
    isUrgent: task === "late",
  }));
  const ofStock = low_stock && {
    label: "Estoque no fim",
    hint: low_stock.count === 1 ? "produto" : "produtos",
    count: low_stock.count,
    isExact: low_stock.exact,
    to: "/admin/estoque?mostrar=baixo",
    isUrgent: false,
  };
  return [...ofOrders, ...(ofStock ? [ofStock] : [])].filter(({ count }) => count > 0);
}
