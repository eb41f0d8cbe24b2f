import { CircleCheck, Clock } from "lucide-react";
import type { ReactElement } from "react";
import { type OrderStatus, orderStatuses, statusLabel } from "#domain/orders/order-status.ts";
import { Menu, MenuCurrentItem, MenuGroup, MenuItem } from "#ui/menu.tsx";
import { useChangeStatus } from "./order-actions.ts";

const icons: Record<OrderStatus, ReactElement> = { pending: <Clock />, completed: <CircleCheck /> };

interface StatusMenuProps {
  order: { id: string; status: string };
  trigger: ReactElement<Record<string, unknown>>;
}

export function StatusMenu({ order, trigger }: StatusMenuProps) {
  const { mutate } = useChangeStatus();
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
    </Menu>
  );
}
