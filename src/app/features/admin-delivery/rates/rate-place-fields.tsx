import { formatCep, normalizeCep } from "#domain/delivery/cep.ts";
import type { DeliveryKind } from "#domain/delivery/delivery-method.ts";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import { states } from "#domain/delivery/states.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import type { RateDraft, RatePlace } from "./rate-draft.ts";

interface RatePlaceFieldsProps {
  kind: DeliveryKind;
  rate: RateDraft;
  /** What ties the fields to a mistake in the place. */
  wiring: { "aria-invalid"?: true; "aria-describedby"?: string };
  onChange: (rate: RateDraft) => void;
}

const places: { value: RatePlace; label: string }[] = [
  { value: "cep", label: "Faixa de CEP" },
  { value: "state", label: "Estado" },
  { value: "everywhere", label: "Todo o Brasil" },
];

const stateOptions = states.map((state) => ({ value: state, label: state }));

/** Where a row applies: a district of the city, or a range of CEP, a state or all of Brazil. */
export function RatePlaceFields({ kind, rate, wiring, onChange }: RatePlaceFieldsProps) {
  if (kind === "local") return <DistrictField rate={rate} wiring={wiring} onChange={onChange} />;
  const cep = (name: "cepFrom" | "cepTo") => ({
    ...wiring,
    controlSize: "app" as const,
    inputMode: "numeric" as const,
    autoComplete: "off",
    placeholder: "00000-000",
    value: rate[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...rate, [name]: formatCep(normalizeCep(target.value)) }),
  });
  return (
    <>
      <Field label="Onde vale" className="col-span-2">
        <Select
          {...(rate.place === "everywhere" ? wiring : {})}
          controlSize="app"
          className="min-w-0"
          options={places}
          value={rate.place}
          onValueChange={(place) => onChange({ ...rate, place: place as RatePlace })}
        />
      </Field>
      {rate.place === "cep" && (
        <>
          <Field label="CEP inicial" required>
            <Input {...cep("cepFrom")} />
          </Field>
          <Field label="CEP final" required>
            <Input {...cep("cepTo")} />
          </Field>
        </>
      )}
      {rate.place === "state" && (
        <Field label="Estado" required className="col-span-2">
          <Select
            {...wiring}
            controlSize="app"
            className="min-w-0"
            placeholder="Escolha"
            options={stateOptions}
            value={rate.state || null}
            onValueChange={(state) => onChange({ ...rate, state })}
          />
        </Field>
      )}
      {rate.place === "everywhere" && <div className="max-md:hidden md:col-span-2" />}
    </>
  );
}

function DistrictField({ rate, wiring, onChange }: Omit<RatePlaceFieldsProps, "kind">) {
  if (rate.place === "everywhere") {
    return (
      <p className="col-span-2 self-center">
        <span className="font-semibold">{deliveryTexts.otherDistricts}</span>
        <span className="block text-caption text-muted">Os que não estão na lista</span>
      </p>
    );
  }
  return (
    <Field label="Bairro" required className="col-span-2">
      <Input
        {...wiring}
        controlSize="app"
        autoComplete="off"
        maxLength={80}
        value={rate.district}
        onChange={({ target }) => onChange({ ...rate, district: target.value })}
      />
    </Field>
  );
}
