import { useEffect, useRef, useState } from "react";
import { useForm } from "#app/features/forms/use-form.ts";
import { type Step, stepLabels } from "#domain/fulfilment/step.ts";
import type { Tracking } from "#domain/fulfilment/tracking.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { stepTexts } from "../steps/step-texts.ts";
import { checkTracking, TrackingFields } from "../steps/tracking-fields.tsx";

interface TrackingFormProps {
  tracking: Tracking | null;
  /** The step that saving takes the order to; null if only the code changes. */
  goesTo: Step | null;
  /** Undefined leaves the order without a code, null removes the one that it has. */
  save: (tracking: Tracking | null | undefined) => Promise<unknown>;
  onEnd: () => void;
}

/** The carrier and the code, which a reader types too, with Enter at its end. */
export function TrackingForm({ tracking, goesTo, save, onEnd }: TrackingFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // The focus shows only its field; on a phone the button under it would stay out of sight.
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [typed, setTyped] = useState({ carrier: tracking?.carrier ?? "", code: tracking?.code ?? "" });
  const isEmpty = typed.code.trim() === "" && (tracking !== null || typed.carrier.trim() === "");
  const mayBeEmpty = tracking !== null || goesTo !== null;
  const { busy, alert, fields, form } = useForm<typeof typed>({
    values: typed,
    check: () => (isEmpty && mayBeEmpty ? {} : checkTracking(typed).problems),
    send: async () => {
      await save(isEmpty ? tracking && null : typed);
      onEnd();
    },
    refuse: ({ message, fields: refused }) => ({
      alert: message,
      // The API's field names (`tracking.code`) become the form's (`code`).
      fields: Object.fromEntries(
        Object.entries(refused).map(([name, text]) => [name.replace(/^tracking\./, ""), text]),
      ),
    }),
  });

  return (
    <form {...form} ref={element} aria-label="Rastreio" className="grid scroll-mb-8 gap-4">
      {alert && <Alert>{alert}</Alert>}
      <TrackingFields {...typed} errors={fields} onChange={setTyped} autoFocus isWide />
      {mayBeEmpty && (
        <p className="text-caption text-muted">
          {tracking === null ? stepTexts.noTracking : stepTexts.emptyRemoves}
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        <Button type="submit" size="app" busy={busy} busyLabel="Salvando...">
          {goesTo === null ? "Salvar rastreio" : stepTexts.markAs(stepLabels[goesTo])}
        </Button>
        <Button variant="ghost" size="app" onClick={onEnd}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
