import { BadgeCheck, CircleCheck, Clock, Undo2 } from "lucide-react";
import type { ReactElement } from "react";
import { type OrderStatus, orderStatuses, statusLabel } from "#domain/orders/order-status.ts";
import { Menu, MenuCurrentItem, MenuGroup, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { useChangeStatus, useSetPayment } from "./order-actions.ts";
import { type ToldOrder, usePaymentConfirmation } from "./use-customer-messages.ts";

const icons: Record<OrderStatus, ReactElement> = { pending: <Clock />, completed: <CircleCheck /> };

interface StatusMenuProps {
  order: ToldOrder & { status: string; paid_at: string | null };
  trigger: ReactElement<Record<string, unknown>>;
}

export function StatusMenu({ order, trigger }: StatusMenuProps) {
  const { mutate } = useChangeStatus();
  const payment = useSetPayment(usePaymentConfirmation(order));
  const isPaid = order.paid_at !== null;
  return (
    <Menu trigger={trigger}>
      <MenuGroup label="Alterar Status">
        {orderStatuses.map((status) =>
          status === order.status ? (
            <MenuCurrentItem key={status}>
              <span className="flex items-center gap-2.5">
                {icons[status]}
                {statusLabel(status)}
              </span>
            </MenuCurrentItem>
          ) : (
            <MenuItem key={status} icon={icons[status]} onSelect={() => mutate({ id: order.id, status })}>
              {statusLabel(status)}
            </MenuItem>
          ),
        )}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem
        icon={isPaid ? <Undo2 /> : <BadgeCheck />}
        onSelect={() => payment.mutate({ id: order.id, paid: !isPaid })}
      >
        {isPaid ? "Desfazer pagamento" : "Marcar como pago"}
      </MenuItem>
    </Menu>
  );
}
