import { MessageCircle, Printer } from "lucide-react";
import { nextStepOf } from "#domain/orders/next-step.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { DialogFoot } from "#ui/dialog.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { productionPath } from "../production-path.ts";
import { WhatsappMenu } from "../whatsapp-menu.tsx";

interface OrderDialogFootProps {
  order: AdminOrder;
  onEditTemplates: () => void;
}

/** When nothing is left to do with the order, the usual next thing is to tell the customer. */
export function OrderDialogFoot({ order, onEditTemplates }: OrderDialogFootProps) {
  const step = nextStepOf({ status: order.status, isPaid: order.paid_at !== null });
  return (
    <DialogFoot>
      <ButtonLink
        variant="ghost"
        size="app"
        icon={<Printer />}
        to={productionPath([order.id])}
        className="md:mr-auto"
      >
        Ficha de produção
      </ButtonLink>
      {order.customer_whatsapp && (
        <WhatsappMenu
          order={order}
          onEditTemplates={onEditTemplates}
          trigger={
            <Button variant={step === "none" ? "primary" : "outline"} size="app" icon={<MessageCircle />}>
              Abrir WhatsApp
            </Button>
          }
        />
      )}
    </DialogFoot>
  );
}
