import { Check, CircleAlert, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { describePlace, tidyWeight } from "./rate-draft.ts";
import type { RatePart } from "./rate-mistakes.ts";
import { RatePlaceFields } from "./rate-place-fields.tsx";
import type { RateRowProps } from "./rate-summary.tsx";

/** The row that is being edited. */
export function RateFields({ editor, rate, number, onRemove }: RateRowProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const mistakes = editor.mistakesOf(rate.id);
  const finish = () => box.current && editor.finish(box.current);

  const takesFocus = editor.focusId === rate.id;
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [takesFocus]);

  /** The fields are too narrow for a message each, so what is wrong is said below all of them. */
  const wiring = (part: RatePart) =>
    mistakes.some((mistake) => mistake.part === part)
      ? { "aria-invalid": true as const, "aria-describedby": errorId }
      : {};

  /** Enter ends the row, not the whole form. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    finish();
  }

  const text = (name: "over" | "upTo" | "price" | "days") => ({
    controlSize: "app" as const,
    autoComplete: "off",
    maxLength: 12,
    value: rate[name],
    onChange: ({ target }: { target: HTMLInputElement }) => editor.change({ ...rate, [name]: target.value }),
  });
  /** A weight is shown as it was understood. */
  const weight = (name: "over" | "upTo") => ({
    ...text(name),
    ...wiring("weight"),
    onBlur: () => {
      const tidy = tidyWeight(rate[name]);
      if (tidy !== rate[name]) editor.change({ ...rate, [name]: tidy });
    },
  });

  return (
    <fieldset
      ref={box}
      onKeyDown={handleKey}
      className="grid min-w-0 gap-3 rounded-control border border-control bg-raised p-3 md:p-4"
    >
      <legend className="sr-only">
        Linha {number}: {describePlace(editor.kind, rate)}
      </legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <RatePlaceFields kind={editor.kind} rate={rate} wiring={wiring("place")} onChange={editor.change} />
        {editor.kind === "table" && (
          <>
            <Field label="Peso acima de">
              <Input {...weight("over")} placeholder="sem mínimo" />
            </Field>
            <Field label="Peso até">
              <Input {...weight("upTo")} placeholder="sem limite" />
            </Field>
          </>
        )}
        <Field label="Preço (R$)" required>
          <Input {...text("price")} {...wiring("price")} inputMode="decimal" placeholder="18,90" />
        </Field>
        <Field label="Dias úteis" required>
          <Input {...text("days")} {...wiring("days")} inputMode="numeric" placeholder="4" />
        </Field>
      </div>
      {mistakes.length > 0 && (
        <ul id={errorId} className="grid gap-1 text-caption text-danger-hover">
          {mistakes.map(({ message }) => (
            <li key={message} className="flex items-center gap-1.5">
              <CircleAlert className="size-4 shrink-0" />
              {message}
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-between gap-2">
        <Button
          variant="ghost"
          size="app"
          icon={<Trash2 />}
          aria-label={`Remover linha ${number}`}
          onClick={onRemove}
        >
          Remover
        </Button>
        <Button variant="outline" size="app" icon={<Check />} onClick={finish}>
          Pronto
        </Button>
      </div>
    </fieldset>
  );
}
