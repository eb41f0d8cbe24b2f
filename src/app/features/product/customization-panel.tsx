import { useRef } from "react";
import { formatCents } from "#domain/money.ts";
import {
  countCharacters,
  isNameComplete,
  isNumberComplete,
  normalizeCustomName,
} from "#domain/print/customization.ts";
import { isPrintable, maxLettersOf, type Printable, printPriceCents } from "#domain/print/print-rules.ts";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { useLoaded } from "#ui/use-loaded.ts";
import { CustomNameInput, CustomNumberInput } from "./custom-inputs.tsx";
import { PreviewButton } from "./preview-button.tsx";
import { usePreviewInSight } from "./use-preview-in-sight.ts";
import type { Purchase } from "./use-purchase.ts";

type PrintChoice = Pick<
  Purchase,
  | "isCustomized"
  | "setCustomized"
  | "name"
  | "setName"
  | "number"
  | "setNumber"
  | "surchargeCents"
  | "preview"
  | "asked"
> &
  // A page of the product has a picture of the shirt to save; a line that is edited has its own.
  Partial<Pick<Purchase, "product" | "options">> &
  Printable;

export function CustomizationPanel({ purchase }: { purchase: PrintChoice }) {
  const { isCustomized, setCustomized, surchargeCents, printRules } = purchase;
  if (!isPrintable(purchase)) {
    return <p className="text-muted text-small">Esta camisa não é personalizável.</p>;
  }
  const price = `+ ${formatCents(printPriceCents(purchase, surchargeCents))} por camisa`;
  return (
    <Panel className="overflow-clip">
      <SwitchRow
        label="Personalizar com nome e número"
        text={printRules?.maxLetters ? `${price}, nome de até ${printRules.maxLetters} letras` : price}
        name="customized"
        checked={isCustomized}
        onChange={(event) => setCustomized(event.target.checked)}
        className="min-h-19 px-4 py-4"
      />
      {isCustomized && <CustomizationFields purchase={purchase} />}
    </Panel>
  );
}

/** Only browsers draw pictures, and only of shirts with a name or a number. */
const loadPictures = () => import("./purchase-picture.tsx");

function CustomizationFields({ purchase }: { purchase: PrintChoice }) {
  const { name, setName, number, setNumber, preview, asked } = purchase;
  const pictures = useLoaded(loadPictures);
  const previewButton = useRef<HTMLButtonElement>(null);
  const typingProps = usePreviewInSight(previewButton);
  const maxLetters = maxLettersOf(purchase);
  const printed = normalizeCustomName(name, maxLetters);
  const isAsked = asked === "customization";
  return (
    <div className="border-line border-t">
      {preview && <PreviewButton ref={previewButton} preview={preview} />}
      <div
        {...typingProps}
        className="grid grid-cols-[minmax(0,1fr)_max(72px,25%)] gap-3 p-4 md:grid-cols-[minmax(0,1fr)_112px]"
      >
        <Field
          label="Nome"
          counter={{ length: countCharacters(printed), max: maxLetters }}
          error={isAsked && !isNameComplete(printed) && "Digite o nome"}
          required
        >
          <CustomNameInput value={name} onValueChange={setName} maxLetters={maxLetters} />
        </Field>
        <Field label="Número" error={isAsked && !isNumberComplete(number) && "Digite o número"} required>
          <CustomNumberInput value={number} onValueChange={setNumber} />
        </Field>
      </div>
      {preview && pictures && <pictures.PurchasePicture {...purchase} />}
    </div>
  );
}
