import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useId, useState } from "react";
import { type Step, stepLabels, steps } from "#domain/fulfilment/step.ts";
import { cx } from "#ui/cx.ts";
import type { AdminOrderRow } from "../../admin-order.ts";
import { useCountAt } from "./board-queries.ts";
import { CardList } from "./card-list.tsx";
import { OrderCard } from "./order-card.tsx";
import type { BoardLayoutProps } from "./step-tabs.tsx";
import type { CardHandlers } from "./use-moves.ts";

/** A press that moves less than this is a click. */
const mouse = { activationConstraint: { distance: 6 } };

const stepOf = (id: UniqueIdentifier | undefined): Step | undefined => steps.find((step) => step === id);

/** Dragging is for the mouse; button and menu do the same, and the toast says where an order went. */
const accessibility = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: ({ over }: Pick<DragEndEvent, "over">) => {
      const step = stepOf(over?.id);
      return step && `Soltar aqui leva a: ${stepLabels[step]}`;
    },
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

const cardClass = "grid gap-1.5 rounded-control border border-line bg-ground p-3";

/** A column for each step, between which cards can be dragged. */
export function StepColumns({ moves, ...handlers }: BoardLayoutProps) {
  const [dragged, setDragged] = useState<AdminOrderRow | null>(null);
  const sensors = useSensors(useSensor(MouseSensor, mouse));

  function drop({ over }: DragEndEvent) {
    setDragged(null);
    const step = stepOf(over?.id);
    if (dragged && step) handlers.moveTo(dragged, step);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={({ active }: DragStartEvent) => setDragged(active.data.current as AdminOrderRow)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <div className="grid h-[calc(100dvh-246px)] min-h-100 grid-cols-[repeat(5,minmax(176px,1fr))] gap-2 overflow-x-auto">
        {steps.map((step) => (
          <Column key={step} step={step} moves={moves} {...handlers} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={cx(cardClass, "cursor-grabbing shadow-menu")}>
            <OrderCard order={dragged} {...handlers} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function Column({ step, moves, ...handlers }: BoardLayoutProps & { step: Step }) {
  const headId = useId();
  const count = useCountAt(step);
  const { setNodeRef, isOver } = useDroppable({ id: step });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={headId}
      className={cx(
        "grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] rounded-card border bg-surface transition-colors",
        isOver ? "border-grass" : "border-line",
      )}
    >
      <h2 id={headId} className="flex items-center justify-between gap-2 px-3 py-2.5 font-semibold">
        {stepLabels[step]}
        {count !== undefined && (
          <span className="font-normal text-caption text-muted tabular-nums">{count}</span>
        )}
      </h2>
      {/* Positioned, or what only screen readers see would lengthen the page. */}
      <div className="relative overflow-y-auto overscroll-contain px-2 pb-2">
        <CardList step={step} label={stepLabels[step]} moves={moves}>
          {(order) => <DraggedCard key={order.id} order={order} {...handlers} />}
        </CardList>
      </div>
    </section>
  );
}

function DraggedCard({ order, ...handlers }: CardHandlers & { order: AdminOrderRow }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: order.id, data: order });
  return (
    <li ref={setNodeRef} {...listeners} className={cx(cardClass, "cursor-grab", isDragging && "opacity-40")}>
      <OrderCard order={order} {...handlers} />
    </li>
  );
}
