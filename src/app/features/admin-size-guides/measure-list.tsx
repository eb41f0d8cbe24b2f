import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { FieldErrors } from "#domain/errors.ts";
import { MAX_MEASURES } from "#domain/sizes/size-guide-input.ts";
import { Button } from "#ui/button.tsx";
import { MeasureFields } from "./measure-fields.tsx";
import { addMeasure, removeMeasure, type SizeGuideDraft } from "./size-guide-draft.ts";

interface MeasureListProps {
  draft: SizeGuideDraft;
  errors: FieldErrors;
  onChange: (draft: SizeGuideDraft) => void;
}

export function MeasureList({ draft, errors, onChange }: MeasureListProps) {
  const [addedId, setAddedId] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { measures } = draft;
  const isFull = measures.length >= MAX_MEASURES;

  function add() {
    const more = addMeasure(draft);
    setAddedId(more.measures.at(-1)?.id);
    onChange(more);
  }

  function remove(index: number) {
    setAddedId(undefined);
    onChange(removeMeasure(draft, index));
    // The button that had the focus is gone.
    addButton.current?.focus();
  }

  return (
    <>
      {measures.map(({ id }, index) => (
        <MeasureFields
          key={id}
          draft={draft}
          index={index}
          errors={errors}
          isNew={id === addedId}
          onChange={onChange}
          onRemove={measures.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <Button
        ref={addButton}
        variant="outline"
        size="app"
        icon={<Plus />}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && add()}
      >
        {isFull ? `No máximo ${MAX_MEASURES} medidas` : "Adicionar medida"}
      </Button>
    </>
  );
}
