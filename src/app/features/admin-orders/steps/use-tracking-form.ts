import { useState } from "react";
import { useForm } from "#app/features/forms/use-form.ts";
import type { Tracking } from "#domain/fulfilment/tracking.ts";
import { type StepChange, type TypedTracking, typedChange } from "./step-change.ts";
import { checkTracking } from "./tracking-fields.tsx";

interface TrackingFormOptions {
  /** The parcel that the order has. */
  tracking: Tracking | null;
  /** Whether an order without a code may be saved without one. */
  mayStayEmpty: boolean;
  save: (tracking: StepChange["tracking"]) => Promise<unknown>;
}

/** The form of a carrier and a code. */
export function useTrackingForm({ tracking, mayStayEmpty, save }: TrackingFormOptions) {
  const [typed, setTyped] = useState({ carrier: tracking?.carrier ?? "", code: tracking?.code ?? "" });
  const change = typedChange(typed, tracking);
  const mayBeSent = change === null || (change === undefined && mayStayEmpty);
  const { busy, alert, fields, form } = useForm<TypedTracking>({
    values: typed,
    check: () => (mayBeSent ? {} : checkTracking(typed).problems),
    send: () => save(change),
    refuse: ({ message, fields: refused }) => ({
      alert: message,
      // The API's field names (`tracking.code`) become the form's (`code`).
      fields: Object.fromEntries(
        Object.entries(refused).map(([name, text]) => [name.replace(/^tracking\./, ""), text]),
      ),
    }),
  });
  return { typed, setTyped, busy, alert, fields, form };
}
