import { ListChecks, Truck } from "lucide-react";
import { useId } from "react";
import { ChoiceCards } from "#app/features/admin/choice-cards.tsx";
import { melhorEnvioServices } from "#domain/delivery/melhor-envio.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { AccountFieldsProps } from "./account-fields.tsx";
import { nameService } from "./describe-account.ts";

const choices = [
  {
    value: "all",
    icon: Truck,
    label: "Todos os da conta",
    text: "O cliente escolhe entre tudo o que a sua conta oferece.",
  },
  {
    value: "some",
    icon: ListChecks,
    label: "Só os que eu escolher",
    text: "Os outros não aparecem na loja.",
  },
] as const;

interface ServiceFieldsProps extends AccountFieldsProps {
  /** The services that were chosen before, of which the shop may not know all. */
  saved: readonly number[];
}

/** Which services shoppers may choose from. */
export function ServiceFields({ draft, errors, saved, onChange }: ServiceFieldsProps) {
  const { offersAll, services } = draft;
  return (
    <div className="grid gap-3">
      <ChoiceCards
        legend="Serviços"
        choices={choices}
        value={offersAll ? "all" : "some"}
        onChange={(choice) => onChange({ offersAll: choice === "all" })}
        className="md:grid-cols-2"
      />
      {!offersAll && (
        <ServiceChecks
          chosen={services}
          saved={saved}
          error={errors.services}
          onChange={(chosen) => onChange({ services: chosen })}
        />
      )}
    </div>
  );
}

interface ServiceChecksProps {
  chosen: readonly number[];
  saved: readonly number[];
  error: string | undefined;
  onChange: (chosen: number[]) => void;
}

function ServiceChecks({ chosen, saved, error, onChange }: ServiceChecksProps) {
  const errorId = useId();
  const offered = new Set([...melhorEnvioServices.map(({ id }) => id), ...saved]);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">Serviços oferecidos</legend>
      {error && (
        <p id={errorId} className="text-caption text-danger-hover">
          {error}
        </p>
      )}
      <div className="grid md:grid-cols-3 md:gap-x-5">
        {[...offered].map((id) => (
          <Checkbox
            key={id}
            label={nameService(id)}
            checked={chosen.includes(id)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
