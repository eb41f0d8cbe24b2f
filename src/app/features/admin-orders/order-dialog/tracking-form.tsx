import { useEffect, useRef } from "react";
import { type Step, stepLabels } from "#domain/fulfilment/step.ts";
import type { Tracking } from "#domain/fulfilment/tracking.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { StepChange } from "../steps/step-change.ts";
import { stepTexts } from "../steps/step-texts.ts";
import { TrackingFields, WithoutCode } from "../steps/tracking-fields.tsx";
import { useTrackingForm } from "../steps/use-tracking-form.ts";

interface TrackingFormProps {
  tracking: Tracking | null;
  /** The step that saving takes the order to; null if only the code changes. */
  goesTo: Step | null;
  save: (tracking: StepChange["tracking"]) => Promise<unknown>;
  onEnd: () => void;
}

/** The carrier and the code, which a reader types too, with Enter at its end. */
export function TrackingForm({ tracking, goesTo, save, onEnd }: TrackingFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // The focus shows only its field; on a phone the button under it would stay out of sight.
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { typed, setTyped, busy, alert, fields, form } = useTrackingForm({
    tracking,
    mayStayEmpty: goesTo !== null,
    save: async (parcel) => {
      await save(parcel);
      onEnd();
    },
  });

  return (
    <form {...form} ref={element} aria-label="Rastreio" className="grid scroll-mb-8 gap-4">
      {alert && <Alert>{alert}</Alert>}
      <TrackingFields {...typed} errors={fields} onChange={setTyped} autoFocus isWide />
      {(tracking !== null || goesTo !== null) && <WithoutCode tracking={tracking} />}
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
