import { useId } from "react";
import { eventLabels, type WebhookEvent, webhookEvents } from "#domain/webhooks/webhook-event.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { toggleEvent } from "./webhook-draft.ts";

interface EventFieldsProps {
  chosen: readonly WebhookEvent[];
  error: string | undefined;
  onChange: (chosen: WebhookEvent[]) => void;
}

/** What the other program wants to know. */
export function EventFields({ chosen, error, onChange }: EventFieldsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">Avisar quando</legend>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            checked={chosen.includes(event)}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(toggleEvent(chosen, event))}
            className="items-start py-1"
            label={
              <>
                <span className="block font-medium">{eventLabels[event].label}</span>
                <span className="block text-caption text-muted">{eventLabels[event].when}</span>
              </>
            }
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-caption text-danger-hover">
          {error}
        </p>
      )}
    </fieldset>
  );
}
