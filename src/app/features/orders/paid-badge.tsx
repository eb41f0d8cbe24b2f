import { Check } from "lucide-react";
import { Badge } from "#ui/badge.tsx";

/** Beside the status: an order may be paid before it is done, or done before it is paid. */
export function PaidBadge() {
  return (
    <Badge tone="ok">
      <Check aria-hidden="true" className="size-3.5" />
      Pago
    </Badge>
  );
}
