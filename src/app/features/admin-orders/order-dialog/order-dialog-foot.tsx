import { MessageCircle, Printer } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { DialogFoot } from "#ui/dialog.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { stepOf } from "../order-step.ts";
import { PapersMenu } from "../papers/papers-menu.tsx";
import { productionPath } from "../production/production-path.ts";
import { WhatsappMenu } from "../whatsapp-menu.tsx";

interface OrderDialogFootProps {
  order: AdminOrder;
  /** Whether something else is to be done first. */
  isWaiting: boolean;
  onEditTemplates: () => void;
}

/** When nothing is left to do with the order, the usual next thing is to tell the customer. */
export function OrderDialogFoot({ order, isWaiting, onEditTemplates }: OrderDialogFootProps) {
  return (
    <DialogFoot className="flex-wrap">
      <ButtonLink variant="ghost" size="app" icon={<Printer />} to={productionPath([order.id])}>
        Ficha de produção
      </ButtonLink>
      <div className="md:mr-auto">
        <PapersMenu ids={[order.id]} variant="ghost" />
      </div>
      {order.customer_whatsapp && (
        <WhatsappMenu
          order={order}
          onEditTemplates={onEditTemplates}
          trigger={
            <Button
              variant={stepOf(order) === "none" && !isWaiting ? "primary" : "outline"}
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
