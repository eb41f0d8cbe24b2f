import { PrintedShirt } from "#app/features/print/printed-shirt.tsx";
import { formatCents } from "#domain/money.ts";
import { CUSTOM_NAME_LENGTH, countCharacters, normalizeCustomName } from "#domain/print/customization.ts";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { CustomNameInput, CustomNumberInput } from "./custom-inputs.tsx";
import type { Purchase } from "./use-purchase.ts";

export function CustomizationPanel({ purchase }: { purchase: Purchase }) {
  const { isCustomized, setCustomized, name, setName, number, setNumber, surchargeCents, preview } = purchase;
  const length = countCharacters(normalizeCustomName(name));
  return (
    <Panel>
      <SwitchRow
        label="Personalizar com nome e número"
        text={`+ ${formatCents(surchargeCents)} por camisa`}
        name="customized"
        checked={isCustomized}
        onChange={(event) => setCustomized(event.target.checked)}
        className="min-h-19 px-4 py-4"
      />
      {isCustomized && (
        <div
          className={cx(
            "grid gap-3 border-line border-t p-4",
            preview
              ? "grid-cols-[112px_minmax(0,1fr)] max-md:gap-4 md:grid-cols-[minmax(0,1fr)_112px]"
              : "grid-cols-[minmax(0,1fr)_112px]",
          )}
        >
          {preview && (
            // On a phone the gallery is scrolled out of view while the person types.
            <div className="row-span-2 self-center md:hidden">
              <PrintedShirt
                {...preview}
                alt=""
                sizes="112px"
                widths={[320]}
                className="h-40 rounded-control"
              />
            </div>
          )}
          <Field label="Nome" counter={{ length, max: CUSTOM_NAME_LENGTH }} required>
            <CustomNameInput value={name} onValueChange={setName} />
          </Field>
          <Field label="Número" required>
            <CustomNumberInput value={number} onValueChange={setNumber} />
          </Field>
        </div>
      )}
    </Panel>
  );
}
