import { useState } from "react";
import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { useSettingsSection } from "#app/features/admin-settings/section/use-settings-section.ts";
import { readWhole } from "#app/features/forms/read-whole.ts";
import { formatGrams } from "#domain/delivery/delivery-texts.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { OnMethodAction } from "./method-action.ts";
import { useRenewDelivery } from "./use-delivery-methods.ts";

const TITLE = "Peso de uma camisa embalada";

/** What the shop counts for each shirt where a table has weights. */
export function ShirtWeight({ onAction }: { onAction: OnMethodAction }) {
  const { values, loadError, reload } = useSettingsSection("delivery");
  return (
    <section aria-labelledby="shirt-weight">
      <Panel className="grid gap-3 p-4 lg:p-6">
        <h2 id="shirt-weight" className="font-semibold text-lead">
          {TITLE}
        </h2>
        <p className="text-muted">
          As tabelas com peso contam este peso por camisa. Pese uma pronta para enviar, com a embalagem.
        </p>
        {values ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold text-lead tabular-nums">{formatGrams(values.shirt_grams)}</p>
            <Button variant="outline" size="app" onClick={() => onAction({ kind: "weigh" })}>
              Alterar peso
            </Button>
          </div>
        ) : loadError ? (
          <LoadFailed title="Não foi possível carregar o peso" error={loadError} onRetry={reload} />
        ) : (
          <Loading label="Carregando o peso...">
            <Skeleton className="h-10 w-32" />
          </Loading>
        )}
      </Panel>
    </section>
  );
}

export function ShirtWeightDialog({ isOpen, onClose }: DialogState) {
  const renew = useRenewDelivery();
  const form = useSettingsSection("delivery", () => {
    onClose();
    void renew();
  });
  const [typed, setTyped] = useState<string>();
  const { values, isSaving: busy, fields } = form;

  function type(text: string) {
    setTyped(text);
    // What is no whole number becomes NaN, which the schema refuses with the field's own message.
    form.change({ shirt_grams: readWhole(text) });
  }

  return (
    <FormDialog
      title={TITLE}
      width={440}
      phone="bottom"
      isOpen={isOpen}
      onClose={onClose}
      form={{ ...form, busy, alert: fields.shirt_grams ? undefined : form.alert }}
      leaveText="O peso que você digitou ainda não foi salvo."
      submit={{ children: "Salvar peso", disabled: !form.isDirty }}
    >
      <Field label="Peso em gramas" error={fields.shirt_grams} required>
        <Input
          controlSize="app"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={form.isDirty && typed !== undefined ? typed : String(values?.shirt_grams ?? "")}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
