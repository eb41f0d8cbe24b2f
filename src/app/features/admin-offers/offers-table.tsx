import { Copy, Ellipsis, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { readBenefit } from "#app/features/offers/read-offer.ts";
import { formatCents } from "#domain/money.ts";
import { describeBenefit } from "#domain/offers/describe-offer.ts";
import { countOrders } from "#domain/orders/count-orders.ts";
import { tidyLine } from "#domain/typed-text.ts";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { OnOfferAction } from "./offer-action.ts";
import { OfferCode } from "./offer-code.tsx";
import { copyOf } from "./offer-draft.ts";
import { OfferBadge, readState } from "./offer-state.tsx";
import { type ManagedOffer, usePauseOffer } from "./use-offers.ts";

interface OffersTableProps {
  offers: readonly ManagedOffer[];
  onAction: OnOfferAction;
}

export function OffersTable({ offers, onAction }: OffersTableProps) {
  return (
    <Table label="Ofertas">
      <TableHead>
        <HeadCell>Oferta</HeadCell>
        <HeadCell className="lg:w-36">Código</HeadCell>
        <HeadCell className="lg:w-44">Situação</HeadCell>
        <HeadCell align="right" className="lg:w-20">
          Usos
        </HeadCell>
        <HeadCell align="right" className="lg:w-48">
          Resultado
        </HeadCell>
        <HeadCell align="right" className="lg:w-32">
          Ações
        </HeadCell>
      </TableHead>
      <TableBody>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} onAction={onAction} />
        ))}
      </TableBody>
    </Table>
  );
}

function OfferRow({ offer, onAction }: { offer: ManagedOffer; onAction: OnOfferAction }) {
  const { name, code } = offer;
  const { state, period } = readState(offer, new Date());
  const gives = tidyLine(describeBenefit(readBenefit(offer.benefit)));
  const edit = () => onAction({ kind: "edit", offer });
  return (
    <Row onOpen={edit}>
      <Cell card="title" className="wrap-anywhere max-lg:col-span-full max-lg:pr-2">
        <span className="block lg:font-semibold">{name}</span>
        {gives !== name && <span className="block font-normal text-muted">{gives}</span>}
      </Cell>
      <Cell card="meta" className="max-lg:col-span-full">
        {code === null ? "Automática" : <OfferCode code={code} />}
      </Cell>
      <Cell className="max-lg:flex-wrap max-lg:items-center max-lg:before:hidden">
        <OfferBadge state={state} />
        <span className="block text-muted lg:mt-1 lg:text-caption">{period}</span>
      </Cell>
      <Cell label="Usos" align="right" numeric>
        {describeUses(offer)}
      </Cell>
      <Cell label="Resultado" align="right" className="tabular-nums">
        <Result offer={offer} />
      </Cell>
      <Cell card="actions" align="right" className="whitespace-nowrap">
        <OfferActions offer={offer} isOver={state === "ended" || state === "used up"} onAction={onAction} />
      </Cell>
    </Row>
  );
}

/** Uses are counted against a limit; without one, the orders are. */
function describeUses({ benefit, max_uses, uses, orders }: ManagedOffer): string {
  if (benefit.kind === "pix") return "–";
  return max_uses === null ? String(orders) : `${uses} de ${max_uses}`;
}

/** What the orders with the offer came to, and what it cost. */
function Result({ offer: { benefit, orders, revenue_cents, discount_cents } }: { offer: ManagedOffer }) {
  // How an order is paid is agreed on outside the shop.
  if (benefit.kind === "pix") return <span className="text-muted">Não é contado</span>;
  if (orders === 0) return <span className="text-muted">Ainda sem pedidos</span>;
  return (
    <span>
      <span className="font-semibold">{formatCents(revenue_cents)}</span>{" "}
      <span className="text-muted lg:block lg:text-caption">em {countOrders(orders)}</span>
      {discount_cents > 0 && (
        <span className="block text-muted lg:text-caption">{formatCents(discount_cents)} de desconto</span>
      )}
    </span>
  );
}

interface OfferActionsProps {
  offer: ManagedOffer;
  /** Ended or used up: there is nothing to pause. */
  isOver: boolean;
  onAction: OnOfferAction;
}

function OfferActions({ offer, isOver, onAction }: OfferActionsProps) {
  const { name, active } = offer;
  const { mutate, isPending } = usePauseOffer();
  return (
    <span className="flex items-center max-lg:flex-1 lg:justify-end">
      <RowAction
        icon={<Pencil />}
        text="Editar"
        label={`Editar ${name}`}
        onClick={() => onAction({ kind: "edit", offer })}
      />
      {!isOver && (
        <RowAction
          icon={active ? <Pause /> : <Play />}
          text={active ? "Pausar" : "Retomar"}
          label={`${active ? "Pausar" : "Retomar"} ${name}`}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mutate(offer)}
        />
      )}
      <Menu
        trigger={<RowAction icon={<Ellipsis />} label={`Mais ações de ${name}`} className="max-lg:ml-auto" />}
      >
        <MenuItem
          icon={<Copy />}
          onSelect={() => onAction({ kind: "create", draft: copyOf(offer, new Date()) })}
        >
          Copiar
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={() => onAction({ kind: "delete", offer })}>
          Excluir
        </MenuItem>
      </Menu>
    </span>
  );
}
