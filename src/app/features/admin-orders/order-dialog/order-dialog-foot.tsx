import { CircleCheck, Clock, MessageCircle, Printer } from "lucide-react";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { DialogFoot } from "#ui/dialog.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { useChangeStatus } from "../order-actions.ts";
import { productionPath } from "../production-path.ts";
import { WhatsappMenu } from "../whatsapp-menu.tsx";

interface OrderDialogFootProps {
  order: AdminOrder;
  onEditTemplates: () => void;
}

export function OrderDialogFoot({ order, onEditTemplates }: OrderDialogFootProps) {
  return (
    <DialogFoot className="max-md:flex-wrap">
      <ButtonLink
        variant="ghost"
        size="app"
        icon={<Printer />}
        to={productionPath([order.id])}
        className="max-md:basis-full! md:mr-auto"
      >
        Ficha de produção
      </ButtonLink>
      {order.customer_whatsapp && (
        <WhatsappMenu
          order={order}
          onEditTemplates={onEditTemplates}
          trigger={
            <Button variant="outline" size="app" icon={<MessageCircle />}>
              Abrir WhatsApp
            </Button>
          }
        />
      )}
      <StatusButton order={order} />
    </DialogFoot>
  );
}

/** The usual next step: complete an open order, or reopen a completed one. */
function StatusButton({ order }: { order: AdminOrder }) {
  const { mutate, isPending } = useChangeStatus();
  const isDone = order.status === "completed";
  const next: OrderStatus = isDone ? "pending" : "completed";
  return (
    <Button
      variant={isDone ? "outline" : "primary"}
      size="app"
      busy={isPending}
      icon={isDone ? <Clock /> : <CircleCheck />}
      onClick={() => mutate({ id: order.id, status: next })}
    >
      {isDone ? "Marcar como Pendente" : "Marcar como Concluído"}
    </Button>
  );
}
