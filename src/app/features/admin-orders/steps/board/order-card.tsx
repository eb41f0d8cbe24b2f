import { ArrowRight, CircleCheck, Ellipsis, Eye, Package } from "lucide-react";
import { formatShortDay } from "#domain/days.ts";
import { describeBusinessDays } from "#domain/delivery/describe-days.ts";
import { stepAfter, stepLabels, steps } from "#domain/fulfilment/step.ts";
import { nameParcel } from "#domain/fulfilment/tracking.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuCurrentItem, MenuGroup, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import type { AdminOrderRow } from "../../admin-order.ts";
import { PaymentBadge } from "../../payment-badge.tsx";
import { stepTexts } from "../step-texts.ts";
import type { CardHandlers } from "./use-moves.ts";

interface OrderCardProps extends CardHandlers {
  order: AdminOrderRow;
}

/** An order on the board: what it is, until when, and the one button that takes it on. */
export function OrderCard({ order, ...handlers }: OrderCardProps) {
  const { fulfilment } = order;
  if (!fulfilment) return null;
  const number = orderNumber(order.id);
  return (
    <>
      <div className="flex items-start justify-between gap-1">
        <button
          type="button"
          onClick={() => handlers.onShow(order.id)}
          className="min-w-0 rounded-control py-1 text-left transition-colors hover:text-grass"
        >
          <span className="sr-only">Ver pedido </span>
          <span className="block text-caption text-muted tabular-nums">{number}</span>
          <span className="wrap-anywhere line-clamp-2 font-semibold leading-tight">{order.customer}</span>
        </button>
        <StepMenu order={order} number={number} {...handlers} />
      </div>
      <p className="text-caption text-muted tabular-nums">{describe(fulfilment)}</p>
      <p className="flex flex-wrap gap-1 empty:hidden">
        {fulfilment.late && (
          <Badge tone="bad" dot>
            {stepTexts.late}
          </Badge>
        )}
        <PaymentBadge order={order} />
      </p>
      {fulfilment.tracking && (
        <p className="wrap-anywhere flex gap-1.5 text-caption text-muted">
          <Package className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{nameParcel(fulfilment.tracking)}</span>
        </p>
      )}
      <Advance order={order} number={number} {...handlers} />
    </>
  );
}

type Fulfilment = NonNullable<AdminOrderRow["fulfilment"]>;

/** "3 camisas · até 12/12"; before the days count, how many they are. */
function describe({ shirts, promise }: Fulfilment): string {
  const counted = shirts === 1 ? "1 camisa" : `${shirts} camisas`;
  if (promise === null) return counted;
  const until =
    promise.on === null ? describeBusinessDays(promise.days) : `até ${formatShortDay(promise.on)}`;
  return `${counted} · ${until}`;
}

function Advance({ order, number, moveTo, complete }: OrderCardProps & { number: string }) {
  const next = order.fulfilment && stepAfter(order.fulfilment.step);
  return (
    <Button
      size="app"
      variant="quiet"
      block
      data-advance
      className="mt-1 px-2! max-lg:min-h-12"
      onClick={() => (next ? moveTo(order, next) : complete(order))}
    >
      {next ? stepLabels[next] : "Concluir"}
      <span className="sr-only"> o pedido {number}</span>
      {next ? <ArrowRight className="size-4!" /> : <CircleCheck className="size-4!" />}
    </Button>
  );
}

function StepMenu({ order, number, moveTo, onShow }: OrderCardProps & { number: string }) {
  return (
    <Menu
      trigger={
        <IconButton label={`Mais opções do pedido ${number}`} size="sm" className="-mt-0.5 -mr-1.5">
          <Ellipsis className="size-5" />
        </IconButton>
      }
    >
      <MenuItem icon={<Eye />} onSelect={() => onShow(order.id)}>
        Ver pedido
      </MenuItem>
      <MenuSeparator />
      <MenuGroup label="Mudar etapa">
        {steps.map((step) =>
          step === order.fulfilment?.step ? (
            <MenuCurrentItem key={step}>{stepLabels[step]}</MenuCurrentItem>
          ) : (
            <MenuItem key={step} onSelect={() => moveTo(order, step)}>
              {stepLabels[step]}
            </MenuItem>
          ),
        )}
      </MenuGroup>
    </Menu>
  );
}
