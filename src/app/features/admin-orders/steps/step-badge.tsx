import { type Step, stepLabels } from "#domain/fulfilment/step.ts";
import type { StatusTone } from "#domain/orders/order-status.ts";
import { Badge } from "#ui/badge.tsx";

const tones: Record<Step, StatusTone> = {
  to_do: "neutral",
  in_production: "warn",
  ready: "info",
  sent: "info",
  delivered: "ok",
};

export function StepBadge({ step }: { step: Step }) {
  return <Badge tone={tones[step]}>{stepLabels[step]}</Badge>;
}
