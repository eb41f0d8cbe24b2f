import { useMay } from "#app/features/session/staff-role.ts";
import type { Step } from "#domain/fulfilment/step.ts";
import { madeOrders } from "#domain/orders/press-run.ts";
import { Button } from "#ui/button.tsx";
import type { ProductionOrder } from "../admin-order.ts";
import { orderTexts } from "../order-texts.ts";
import type { MadeShirts } from "./use-made-shirts.ts";
import { useMarkReady } from "./use-mark-ready.ts";

const beforeReady: readonly (Step | undefined)[] = ["to_do", "in_production"];

interface MadeOrdersProps {
  orders: readonly ProductionOrder[];
  made: MadeShirts;
}

/** Offers to take the orders whose last shirt was made to the next step. Nothing moves by itself. */
export function MadeOrders({ orders, made }: MadeOrdersProps) {
  const may = useMay();
  const { mutate, isPending } = useMarkReady();
  const waiting = orders.filter(({ step }) => beforeReady.includes(step));
  const ready = madeOrders(waiting, (shirt) => made.isMade(shirt) && !made.isSaving(shirt));
  if (ready.length === 0 || !may("orders")) return null;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-raised p-3 pl-4 shadow-menu">
      <p role="status" className="mr-auto font-semibold">
        {orderTexts.madeOrders(ready.length)}
      </p>
      <Button size="app" busy={isPending} className="max-md:w-full" onClick={() => mutate(ready)}>
        {orderTexts.markReady(ready.length)}
      </Button>
    </div>
  );
}
