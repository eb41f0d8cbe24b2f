import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { type KeyArea, keyAreaNames } from "#domain/accounts/key-scopes.ts";
import { areaLabels } from "#domain/api-keys/describe-scopes.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { describeChoice } from "./area-texts.ts";
import { type AreaChoice, choicesOf, type KeyDraft } from "./key-draft.ts";

const choiceLabels: Record<AreaChoice, string> = { none: "Nada", read: "Ler", write: "Ler e alterar" };

interface AreaFieldsProps {
  draft: KeyDraft;
  error: string | undefined;
  onChange: (changes: Partial<KeyDraft>) => void;
}

/** What the program may do, area by area. The areas are right or wrong together, so there is one message for all. */
export function AreaFields({ draft, error, onChange }: AreaFieldsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid min-w-0 gap-4">
      <legend className="mb-3 font-semibold">O que o programa pode</legend>
      {error && (
        <p id={id} role="alert" className="flex items-center gap-1.5 text-caption text-danger-hover">
          <CircleAlert className="size-4 shrink-0" />
          {error}
        </p>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {keyAreaNames.map((area) => (
          <AreaField
            key={area}
            area={area}
            choice={draft[area]}
            isInvalid={error !== undefined}
            onChange={(choice) => onChange({ [area]: choice })}
          />
        ))}
      </div>
      <p className="text-caption text-muted">
        Configurações, equipe, relatórios, exportações de pedidos e clientes, backup e as próprias chaves
        ficam com pessoas.
      </p>
    </fieldset>
  );
}

interface AreaFieldProps {
  area: KeyArea;
  choice: AreaChoice;
  isInvalid: boolean;
  onChange: (choice: AreaChoice) => void;
}

function AreaField({ area, choice, isInvalid, onChange }: AreaFieldProps) {
  return (
    <Field label={areaLabels[area]} hint={describeChoice(area, choice)}>
      <Select
        controlSize="app"
        aria-invalid={isInvalid || undefined}
        options={choicesOf(area).map((value) => ({ value, label: choiceLabels[value] }))}
        value={choice}
        onValueChange={(value) => onChange(value as AreaChoice)}
      />
    </Field>
  );
}
