import { Check } from "lucide-react";
import { Badge } from "#ui/badge.tsx";

/** Shown beside the status, because payment and status are independent. */
export function PaidBadge() {
  return (
    <Badge tone="ok">
      <Check aria-hidden="true" className="size-3.5" />
      Pago
    </Badge>
  );
}
