import { MessageCircle, Printer } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { DialogFoot } from "#ui/dialog.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { stepOf } from "../order-step.ts";
import { productionPath } from "../production-path.ts";
import { WhatsappMenu } from "../whatsapp-menu.tsx";

interface OrderDialogFootProps {
  order: AdminOrder;
  onEditTemplates: () => void;
}

/** When nothing is left to do with the order, the usual next thing is to tell the customer. */
export function OrderDialogFoot({ order, onEditTemplates }: OrderDialogFootProps) {
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
            <Button
              variant={stepOf(order) === "none" ? "primary" : "outline"}
              size="app"
              icon={<MessageCircle />}
            >
              Abrir WhatsApp
            </Button>
          }
        />
      )}
    </DialogFoot>
  );
}
