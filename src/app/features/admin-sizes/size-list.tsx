import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sizeName } from "#app/features/admin-size-guides/size-guide-draft.ts";
import { focusMove } from "#app/features/admin-sortable/move-buttons.tsx";
import type { FieldErrors } from "#domain/errors.ts";
import { MAX_GRID_SIZES } from "#domain/sizes/size-label.ts";
import { Button } from "#ui/button.tsx";
import { addSize, type GridDraft, moveSize } from "./grid-draft.ts";
import { SizeFields } from "./size-fields.tsx";

interface SizeListProps {
  draft: GridDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<GridDraft>) => void;
}

/** The sizes of a grid, one row each, in the order in which shoppers see them. */
export function SizeList({ draft, errors, onChange }: SizeListProps) {
  const { sizes } = draft;
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const isFull = sizes.length >= MAX_GRID_SIZES;

  function add() {
    flushSync(() => onChange({ sizes: addSize(draft) }));
    focusRow(sizes.length);
  }

  function remove(index: number) {
    flushSync(() => onChange({ sizes: sizes.toSpliced(index, 1) }));
    // The button that had the focus is gone with its row.
    focusRow(Math.min(index, sizes.length - 2));
  }

  function move(index: number, step: -1 | 1) {
    const to = index + step;
    flushSync(() => onChange({ sizes: moveSize(sizes, index, step) }));
    focusMove(list.current?.children[to], step);
    setAnnouncement(`${sizeName(sizes[index]?.label ?? "", index)}: posição ${to + 1} de ${sizes.length}`);
  }

  const focusRow = (index: number) =>
    list.current?.children[index]?.querySelector<HTMLElement>("input")?.focus();

  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <div>
        <h3 id={titleId} className="font-semibold">
          Tamanhos
        </h3>
        <p className="text-caption text-muted">
          Na ordem em que aparecem na loja. O acréscimo soma-se ao preço do produto; vazio, não há.
        </p>
      </div>
      <ol ref={list} className="grid gap-2">
        {sizes.map((size, index) => (
          <li key={size.id} className="min-w-0">
            <SizeFields
              size={size}
              index={index}
              count={sizes.length}
              errors={{
                label: errors[`sizes.${index}.label`],
                surcharge: errors[`sizes.${index}.surcharge_cents`],
              }}
              onChange={(changes) =>
                onChange({ sizes: sizes.map((each) => (each === size ? { ...each, ...changes } : each)) })
              }
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button
        variant="outline"
        size="app"
        icon={<Plus />}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && add()}
        className="justify-self-start"
      >
        {isFull ? `No máximo ${MAX_GRID_SIZES} tamanhos` : "Adicionar tamanho"}
      </Button>
    </section>
  );
}
