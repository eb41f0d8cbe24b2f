import { useId } from "react";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { CORREIOS, knownCarriers, type Tracking } from "#domain/fulfilment/tracking.ts";
import {
  MAX_CARRIER_LENGTH,
  MAX_CODE_LENGTH,
  trackingInputSchema,
} from "#domain/fulfilment/tracking-input.ts";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { ScanButton } from "./scan/scan-button.tsx";
import type { TypedTracking } from "./step-change.ts";
import { stepTexts } from "./step-texts.ts";

interface TrackingFieldsProps extends TypedTracking {
  errors: { carrier?: string | undefined; code?: string | undefined };
  onChange: (typed: TypedTracking) => void;
  autoFocus?: boolean;
  /** Whether the fields stand beside each other where there is room. */
  isWide?: boolean;
}

/** Who carries the parcel, and under which code. A wrong code of Correios is refused as soon as it is whole. */
export function TrackingFields({ carrier, code, errors, onChange, autoFocus, isWide }: TrackingFieldsProps) {
  const { problems, isRecognized } = checkTracking({ carrier, code });
  return (
    <div className={cx("grid gap-4", isWide && "md:grid-cols-2")}>
      <CarrierField
        value={carrier}
        error={errors.carrier}
        onChange={(typed) => onChange({ carrier: typed, code })}
      />
      <Field
        label="Código de rastreio"
        aside="opcional"
        error={errors.code ?? (isWhole(code) ? problems.code : undefined)}
        hint={isRecognized ? stepTexts.recognized : stepTexts.scan}
      >
        <span className="flex gap-2">
          <Input
            controlSize="app"
            value={code}
            maxLength={MAX_CODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={autoFocus}
            className="tabular-nums"
            onChange={(event) => onChange({ carrier, code: event.target.value })}
          />
          <ScanButton onRead={(read) => onChange({ carrier, code: read })} />
        </span>
      </Field>
    </div>
  );
}

/** What becomes of an order that is saved without a code. */
export function WithoutCode({ tracking }: { tracking: Tracking | null }) {
  return (
    <p className="text-caption text-muted">
      {tracking === null ? stepTexts.noTracking : stepTexts.emptyRemoves}
    </p>
  );
}

/** What is wrong with what was typed, and whether it was recognized as one of Correios without naming them. */
export function checkTracking(typed: TypedTracking) {
  const { data, error } = trackingInputSchema.safeParse(typed);
  const isRecognized = typed.carrier === "" && data?.carrier === CORREIOS;
  return { problems: error ? fieldErrorsOf(error.issues) : {}, isRecognized };
}

/** As long as a code of Correios, the only ones that can be wrong: until then it is still being typed. */
const isWhole = (code: string): boolean => code.replace(/[\s.-]/g, "").length >= 13;

interface CarrierFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (carrier: string) => void;
}

/** The carriers whose pages the shop knows are suggested; any other may be typed. */
export function CarrierField({ value, error, onChange }: CarrierFieldProps) {
  const listId = useId();
  return (
    <Field label="Transportadora" aside="opcional" error={error}>
      <Input
        controlSize="app"
        list={listId}
        value={value}
        maxLength={MAX_CARRIER_LENGTH}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {knownCarriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
