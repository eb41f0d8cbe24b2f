import { LazyOptions } from "#app/features/options/lazy-options.tsx";
import type { ProductDetail } from "#domain/catalog/product.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { TEAM_NAME_LENGTH } from "#domain/team-orders/team-order-limits.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { SettingsDraft } from "./settings-draft.ts";

interface SettingsFieldsProps {
  draft: SettingsDraft;
  onChange: (change: Partial<SettingsDraft>) => void;
  errors: FieldErrors;
  /** Null if the shirt has left the shop. */
  product: ProductDetail | null;
  today: string;
}

/** The team's name, how many shirts at most, until when, and what every shirt gets besides. */
export function SettingsFields({ draft, onChange, errors, product, today }: SettingsFieldsProps) {
  const { team_name, max_shirts, closes_on, option_ids } = draft;
  return (
    <>
      <Field
        label="Nome do time"
        required
        error={errors.team_name}
        counter={{ length: team_name.length, max: TEAM_NAME_LENGTH }}
      >
        <Input
          name="team_name"
          autoComplete="off"
          maxLength={TEAM_NAME_LENGTH}
          value={team_name}
          onChange={(event) => onChange({ team_name: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Camisas, no máximo" required error={errors.max_shirts}>
          <Input
            name="max_shirts"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={max_shirts}
            onChange={(event) => onChange({ max_shirts: event.target.value.replace(/\D/g, "") })}
          />
        </Field>
        <Field label="Último dia" aside="opcional" error={errors.closes_on}>
          <Input
            name="closes_on"
            type="date"
            min={today}
            value={closes_on}
            onChange={(event) => onChange({ closes_on: event.target.value })}
          />
        </Field>
      </div>
      {product?.options && (
        <LazyOptions
          label="Opções para todos"
          options={product.options}
          chosen={option_ids}
          onChange={(ids) => onChange({ option_ids: ids })}
        />
      )}
    </>
  );
}
