import { Trash2, Undo2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { readLeadTime } from "#app/features/sizes/read-lead-time.ts";
import { describeLeadTime } from "#domain/stock/lead-time.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { PricedLine } from "./draft-price.ts";
import { LinePrice } from "./line-price.tsx";
import type { DraftLine } from "./order-draft.ts";

interface RemovableLineProps {
  line: DraftLine;
  priced: PricedLine | undefined;
  isQuoting: boolean;
  onRemove: () => void;
  onRestore: () => void;
  /** What can be changed of it. */
  children: ReactNode;
}

/** A line with its price. A removed one that can be brought back keeps its place, and the focus with it. */
export function RemovableLine(props: RemovableLineProps) {
  const { line, priced, isQuoting, onRemove, onRestore, children } = props;
  const { name, image, size, quantity, isRemoved = false } = line;
  const row = useRef<HTMLLIElement>(null);

  function keepFocus(change: () => void) {
    flushSync(change);
    row.current?.querySelector("button")?.focus();
  }

  return (
    <li ref={row} className="grid gap-3 p-4">
      <div className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-start gap-3">
        <div className={isRemoved ? "opacity-50" : undefined}>
          <ProductPicture
            picture={image ? { url: image, alt: "", width: null, height: null, color: null } : null}
            alt=""
            sizes="56px"
            widths={[160]}
          />
        </div>
        <div className="min-w-0">
          <p className={isRemoved ? "wrap-anywhere text-muted line-through" : "wrap-anywhere font-semibold"}>
            {name}
          </p>
          {isRemoved ? (
            <p className="text-muted">
              {quantity} × {size ?? "sem tamanho"}, sai do pedido
            </p>
          ) : (
            <LinePrice line={line} priced={priced} isQuoting={isQuoting} />
          )}
          {!isRemoved && size && priced?.lead_time && (
            <p className="text-small">{describeLeadTime(readLeadTime(priced.lead_time))}</p>
          )}
        </div>
        {isRemoved ? (
          <Button
            variant="outline"
            size="app"
            icon={<Undo2 />}
            aria-label={`Desfazer: ${name} volta ao pedido`}
            onClick={() => keepFocus(onRestore)}
          >
            Desfazer
          </Button>
        ) : (
          <IconButton
            label={`Remover ${name}`}
            variant="danger"
            size="sm"
            onClick={() => keepFocus(onRemove)}
          >
            <Trash2 className="size-5" />
          </IconButton>
        )}
      </div>
      {!isRemoved && children}
    </li>
  );
}
