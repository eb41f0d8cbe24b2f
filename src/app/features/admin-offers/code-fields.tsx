import { Dices } from "lucide-react";
import { ChoiceCards } from "#app/features/admin/choice-cards.tsx";
import { normalizeCode } from "#domain/offers/offer-input.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { generateCode } from "./generate-code.ts";
import type { OfferFieldsProps } from "./offer-fields.ts";
import { wayChoices } from "./offer-kinds.ts";

export function CodeFields({ draft: { hasCode, code }, errors, onChange }: OfferFieldsProps) {
  return (
    <div className="grid gap-4">
      <ChoiceCards
        legend="Como o cliente ganha"
        choices={wayChoices}
        value={hasCode ? "code" : "automatic"}
        onChange={(way) => onChange({ hasCode: way === "code" })}
        className="md:grid-cols-2"
      />
      {hasCode && (
        <Field
          label="Código"
          error={errors.code}
          hint="Tanto faz se o cliente digita maiúsculas ou minúsculas."
          required
        >
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            {/* Capitals by style: rewriting what is typed would disturb the keyboards of phones. */}
            <Input
              controlSize="app"
              maxLength={30}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              className="font-semibold uppercase"
              value={code}
              onChange={(event) => onChange({ code: event.target.value })}
              onBlur={() => onChange({ code: normalizeCode(code) })}
            />
            <Button
              variant="outline"
              size="app"
              icon={<Dices />}
              aria-label="Gerar código"
              onClick={() => onChange({ code: generateCode() })}
            >
              Gerar
            </Button>
          </div>
        </Field>
      )}
    </div>
  );
}
