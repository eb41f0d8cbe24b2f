import { type KeyboardEvent, useId } from "react";
import { bringIntoView } from "#app/features/forms/bring-into-view.ts";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { STOCK_NOTE_LENGTH } from "#domain/stock/stock-level-input.ts";
import { reasonLabels, type TypedReason, typedReasons } from "#domain/stock/stock-movement.ts";
import { describeUnits, officeTexts } from "#domain/stock/stock-office-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { moveOnEnter } from "./move-on-enter.ts";
import { ShelfMark } from "./shelf-mark.tsx";
import type { ProductStock, ShelfSize } from "./stock-queries.ts";
import { findLevel } from "./units-draft.ts";
import { UnitsInput } from "./units-input.tsx";
import { type UnitsFormState, useUnitsForm } from "./use-units-form.ts";

const reasons = typedReasons.map((reason) => ({ value: reason, label: reasonLabels[reason] }));

export function UnitsForm({ product }: { product: ProductStock }) {
  const form = useUnitsForm(product);
  const guard = useLeaveGuard({ when: form.isDirty });
  return (
    <Panel>
      <PanelHead title="Unidades" />
      <form {...form.formProps} aria-label="Unidades" className="grid gap-5 p-4">
        <p className="text-muted text-small">
          Vazio é {officeTexts.unlimited.toLowerCase()}: o tamanho é vendido sem contar.
        </p>
        {form.alert && (
          <Alert>
            <p ref={bringIntoView}>{form.alert}</p>
          </Alert>
        )}
        <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {product.sizes.map((shelf) => (
            <SizeUnits
              key={shelf.size}
              shelf={shelf}
              form={form}
              isMadeToOrder={product.lead_time !== undefined}
            />
          ))}
        </ul>
        <div className="grid gap-4 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
          <Field label="Motivo" error={form.errors.reason}>
            <Select
              controlSize="app"
              options={reasons}
              value={form.draft.reason}
              onValueChange={(reason) => form.change({ reason: reason as TypedReason })}
            />
          </Field>
          <Field label="Observação" aside="opcional" error={form.errors.note}>
            <Input
              controlSize="app"
              autoComplete="off"
              maxLength={STOCK_NOTE_LENGTH}
              value={form.draft.note}
              onChange={(event) => form.change({ note: event.target.value })}
            />
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-md:*:flex-1">
          <Button
            type="submit"
            size="app"
            busy={form.busy}
            busyLabel="Salvando..."
            disabled={!form.isDirty && !form.busy}
          >
            Salvar estoque
          </Button>
          {form.isDirty && !form.busy && (
            <Button variant="ghost" size="app" onClick={form.discard}>
              Descartar
            </Button>
          )}
        </div>
      </form>
      <LeaveDialog
        guard={guard}
        title="Sair sem salvar?"
        description="O que você contou ainda não foi salvo."
        confirmLabel="Sair sem salvar"
      />
    </Panel>
  );
}

interface SizeUnitsProps {
  shelf: ShelfSize;
  form: UnitsFormState;
  isMadeToOrder: boolean;
}

function SizeUnits({ shelf, form, isMadeToOrder }: SizeUnitsProps) {
  const id = useId();
  const { size } = shelf;
  const change = describeChange(shelf, form);
  const finish = (event: KeyboardEvent<HTMLInputElement>) => {
    const { form: element } = event.currentTarget;
    moveOnEnter(event, () => element?.requestSubmit());
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere font-semibold text-body">{size}</span>
        <ShelfMark shelf={shelf} isMadeToOrder={isMadeToOrder} />
      </div>
      <UnitsInput
        size={size}
        label={`Unidades de ${size}`}
        placeholder={officeTexts.unlimited}
        value={form.textOf(shelf)}
        isChanged={findLevel(form.draft, size) !== undefined}
        describedBy={change ? id : undefined}
        onType={(text) => form.type(shelf, text)}
        onKeyDown={finish}
      />
      {change && (
        <p id={id} className="col-span-full mt-1 text-right text-caption text-warn">
          {change}
        </p>
      )}
    </li>
  );
}

/** Said where the units have changed since the person began to type. */
function describeChange({ size, units }: ShelfSize, { draft }: UnitsFormState): string | undefined {
  const level = findLevel(draft, size);
  if (!level) return undefined;
  const saw = level.sawBefore === undefined ? level.seen : level.sawBefore;
  return saw === units ? undefined : `Agora: ${describe(units)}. Antes: ${describe(saw)}.`;
}

const describe = (units: number | null) =>
  units === null ? officeTexts.unlimited.toLowerCase() : describeUnits(units);
