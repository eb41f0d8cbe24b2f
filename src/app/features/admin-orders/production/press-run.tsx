import { useMemo } from "react";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import { groupPressRun, type PressModel } from "#domain/orders/press-run.ts";
import { shirtsOf } from "#domain/orders/production-sheet.ts";
import { Panel } from "#ui/panel.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { ProductionOrder } from "../admin-order.ts";
import { orderTexts } from "../order-texts.ts";
import { MadeOrders } from "./made-orders.tsx";
import { PressGroup } from "./press-group.tsx";
import type { MadeShirts } from "./use-made-shirts.ts";

interface PressRunProps {
  orders: readonly ProductionOrder[];
  made: MadeShirts;
}

/** The shirts of many orders in the order in which they are pressed, to be ticked off with one hand. */
export function PressRun({ orders, made }: PressRunProps) {
  const shirts = useMemo(() => shirtsOf(orders), [orders]);
  const models = useMemo(() => groupPressRun(orders), [orders]);
  const count = shirts.filter(made.isMade).length;
  return (
    <>
      {/* On the phone it leaves room for the strip that says that there is no connection. */}
      <div
        role="status"
        className="sticky top-16 z-20 -mx-4 border-line border-b bg-ground px-4 py-3 max-lg:pt-7 lg:-mx-8 lg:px-8"
      >
        <ProgressBar
          label={orderTexts.madeCount(count, shirts.length)}
          percent={(count / shirts.length) * 100}
        />
      </div>
      {models.map((model) => (
        <Model key={model.key} model={model} made={made} />
      ))}
      <MadeOrders orders={orders} made={made} />
    </>
  );
}

function Model({ model, made }: { model: PressModel<ProductionOrder>; made: MadeShirts }) {
  const { name, image } = model.line;
  const shirts = model.groups.flatMap((group) => group.shirts);
  return (
    <section aria-label={name}>
      <Panel className="overflow-clip">
        <div className="flex items-center gap-3 p-3">
          <div className="w-12 shrink-0">
            <LinePicture imageUrl={image} print={null} customization={null} alt="" sizes="48px" />
          </div>
          <div className="min-w-0">
            <h2 className="wrap-anywhere font-semibold text-body leading-tight">{name}</h2>
            {model.groups.length > 1 && (
              <p className="text-muted text-small tabular-nums">
                {orderTexts.madeCount(shirts.filter(made.isMade).length, shirts.length)}
              </p>
            )}
          </div>
        </div>
        {model.groups.map((group) => (
          <PressGroup key={group.key} group={group} made={made} />
        ))}
      </Panel>
    </section>
  );
}
