import { useState } from "react";
import { OptionsPicker } from "#app/features/options/options-picker.tsx";
import { type OptionDraft, optionOfDraft } from "./option-draft.ts";

/** The option as the page of a product offers it. */
export function OptionPreview({ draft }: { draft: OptionDraft }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const option = optionOfDraft(draft);
  return (
    <section
      aria-label="O que o cliente vê"
      className="grid min-w-0 gap-1 rounded-card border border-line bg-ground p-4"
    >
      <h3 className="text-caption text-muted">O que o cliente vê</h3>
      {option ? (
        <OptionsPicker
          options={{ choices: [option], max: null, oneOf: [] }}
          chosen={chosen}
          onChange={setChosen}
        />
      ) : (
        <p className="text-muted">Dê um nome à opção para ver como fica na loja.</p>
      )}
    </section>
  );
}
