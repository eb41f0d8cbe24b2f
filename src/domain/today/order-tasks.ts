import type { OrderFilter } from "../orders/order-filter.ts";

/** What an owner does about orders on a day, in the order in which one does it. */
export const orderTasks = ["unanswered", "unpaid", "late", "to_produce", "to_send"] as const;
export type OrderTask = (typeof orderTasks)[number];

type Narrowed = Omit<OrderFilter, "sort">;

const filters: Record<OrderTask, { always?: Narrowed; withSteps?: Narrowed }> = {
  unanswered: { always: { unopened: "true" } },
  unpaid: { always: { status: "pending", payment: "unpaid" } },
  late: { withSteps: { late: "true" } },
  // Without steps the shop does not know which paid orders are made already.
  to_produce: {
    always: { status: "pending", payment: "paid" },
    withSteps: { step: "to_do", payment: "paid" },
  },
  to_send: { withSteps: { step: "ready" } },
};

/** The list of orders that a task consists of; undefined if the shop knows no such thing. */
export const listOfTask = (task: OrderTask, usesSteps: boolean): Narrowed | undefined =>
  (usesSteps ? filters[task].withSteps : undefined) ?? filters[task].always;
