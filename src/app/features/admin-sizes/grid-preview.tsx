import { useState } from "react";
import { SizeGuidePreview } from "#app/features/admin-size-guides/size-guide-preview.tsx";
import { sizeChoices } from "#app/features/sizes/size-choices.ts";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { type GridDraft, guideDraftOf, sizesOfDraft } from "./grid-draft.ts";

/** The sizes as the page of a product offers them, and their measures. */
export function GridPreview({ draft }: { draft: GridDraft }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const sizes = sizesOfDraft(draft);
  return (
    <SizeGuidePreview draft={draft.hasGuide ? guideDraftOf(draft) : null}>
      {sizes.length > 0 ? (
        <ChoiceGroup
          label="Tamanho"
          choices={sizeChoices({ sizes })}
          value={chosen}
          onValueChange={setChosen}
        />
      ) : (
        <p className="text-muted">Escreva um tamanho para ver como fica na loja.</p>
      )}
    </SizeGuidePreview>
  );
}
