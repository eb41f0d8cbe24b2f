import { ArrowRight, Bell as BellIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import {
  type UnopenedOrders,
  useRetryUnopenedOrders,
  useUnopenedOrders,
} from "#app/features/admin-orders/unopened-orders.ts";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { reaisToCents } from "#domain/reais.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { CountBadge, IconButton } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";
import { Popover } from "#ui/popover.tsx";
import { DeviceNoticeSwitch } from "./device-notice-switch.tsx";

/** Lists the orders that no administrator has opened yet. */
export function Bell() {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const { data, error } = useUnopenedOrders();
  const retry = useRetryUnopenedOrders();
  const count = data?.count ?? 0;

  // Following one of its links closes the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => setOpen(false), [key]);

  return (
    <Popover
      title="Pedidos novos"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton label={nameOf(count)}>
          <BellIcon className="size-5.5" />
          {count > 0 && <CountBadge tone="canary">{count > 99 ? "99+" : count}</CountBadge>}
        </IconButton>
      }
    >
      {/* Above the list, which grows under the pointer when an order arrives. */}
      <div className="border-line border-b px-4 py-2">
        <DeviceNoticeSwitch />
      </div>
      {data ? (
        <NewOrders {...data} />
      ) : error ? (
        <LoadFailed title="Falha ao carregar pedidos. Tente novamente." error={error} onRetry={retry} />
      ) : (
        <TableSkeleton label="Carregando pedidos..." rows={2} />
      )}
      <div className="border-line border-t px-4 py-1">
        <Link
          to="/admin/pedidos"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-grass hover:text-grass-hover"
        >
          Ver todos os pedidos
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </div>
    </Popover>
  );
}

function nameOf(count: number): string {
  if (count === 0) return "Pedidos novos: nenhum";
  return count === 1 ? "Pedidos novos: 1 ainda não aberto" : `Pedidos novos: ${count} ainda não abertos`;
}

function NewOrders({ count, orders }: UnopenedOrders) {
  if (orders.length === 0) {
    return (
      <EmptyState icon={<BellIcon className="size-6" />} title="Nenhum pedido novo" text="Tudo foi visto." />
    );
  }
  return (
    <>
      <ul>
        {orders.map(({ id, customer, total_amount, created_at }) => (
          <li key={id} className="border-line border-b last:border-b-0">
            <Link
              to={`/admin/pedidos?pedido=${id}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="truncate font-semibold">{customer}</span>
              <span className="font-semibold tabular-nums">{formatCents(reaisToCents(total_amount))}</span>
              <span className="col-span-full text-caption text-muted tabular-nums">
                {orderNumber(id)} · {formatDateTime(new Date(created_at))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className="border-line border-t px-4 py-2.5 text-caption text-muted">
          e mais {count - orders.length}
        </p>
      )}
    </>
  );
}
