import { ChevronDown, CircleCheck } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { PressGroup as Group } from "#domain/orders/press-run.ts";
import { describeStyle } from "#domain/print/print-labels.ts";
import { cx } from "#ui/cx.ts";
import { useInlineStyle } from "#ui/use-inline-style.ts";
import type { ProductionOrder } from "../admin-order.ts";
import { PressShirt } from "./press-shirt.tsx";
import type { MadeShirts } from "./use-made-shirts.ts";

interface PressGroupProps {
  group: Group<ProductionOrder>;
  made: MadeShirts;
}

/** The shirts of a model that get the same vinyl. It folds once all are made, and can be unfolded again. */
export function PressGroup({ group, made }: PressGroupProps) {
  const { shirts, sizes } = group;
  const count = shirts.filter(made.isMade).length;
  // Not before the last tick is stored: one that is refused would unfold the group again.
  const isDone = count === shirts.length && !shirts.some(made.isSaving);
  const [wish, setWish] = useState<{ isOpen: boolean; wasDone: boolean }>();
  const isOpen = wish?.wasDone === isDone ? wish.isOpen : !isDone;
  const listId = useId();
  const { head, list } = useFocusOnFold(isOpen);
  return (
    <div className="border-line border-t">
      <h3>
        <button
          ref={head}
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setWish({ isOpen: !isOpen, wasDone: isDone })}
          className="flex min-h-14 w-full scroll-mt-36 items-center gap-3 px-3 py-2 text-left transition-colors hover:bg-raised"
        >
          <Swatch look={group.look} />
          <span className="min-w-0 flex-1">
            <span className="wrap-anywhere block font-semibold text-small leading-5">{nameLook(group)}</span>
            <span className="block font-bold font-display text-lead tabular-nums tracking-action">
              {sizes.map(({ size, count: units }) => `${size} ${units}`).join(" · ")}
            </span>
          </span>
          <span
            className={cx(
              "flex items-center gap-1 whitespace-nowrap text-small tabular-nums",
              isDone ? "text-grass" : "text-muted",
            )}
          >
            {isDone && <CircleCheck className="size-5" aria-hidden="true" />}
            {count} de {shirts.length}
            <span className="sr-only"> prontas</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx(
              "size-5 shrink-0 text-muted transition-transform duration-base",
              isOpen && "rotate-180",
            )}
          />
        </button>
      </h3>
      <ul
        ref={list}
        id={listId}
        hidden={!isOpen}
        aria-label="Camisas"
        className="border-line border-t md:grid md:grid-cols-2"
      >
        {shirts.map((shirt) => (
          <PressShirt key={shirt.key} shirt={shirt} isMade={made.isMade(shirt)} onMade={made.setMade} />
        ))}
      </ul>
    </div>
  );
}

/** The tick that folds a group takes the focus with it: it goes to the group's head. */
function useFocusOnFold(isOpen: boolean) {
  const head = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (!isOpen && list.current?.contains(document.activeElement)) head.current?.focus();
  }, [isOpen]);
  return { head, list };
}

function nameLook({ isPrinted, look }: Group<ProductionOrder>): string {
  if (look) return describeStyle({ ...look, curve: "none" });
  return isPrinted ? "Com nome e número" : "Sem personalização";
}

/** The vinyl as it looks, beside its words. */
function Swatch({ look }: { look: Group<ProductionOrder>["look"] }) {
  const style = useInlineStyle(
    look ? { backgroundColor: look.color, borderColor: look.outline ?? look.color } : undefined,
  );
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx(
        "size-8 shrink-0 rounded-full border-4 outline outline-control",
        !look && "border-dashed! border-control border-2 outline-none",
      )}
    />
  );
}
