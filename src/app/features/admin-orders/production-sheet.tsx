import { ArrowLeft, Printer } from "lucide-react";
import { useSearchParams } from "react-router";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import { useMay } from "#app/features/session/staff-role.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { describeStyle } from "#domain/print/print-labels.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import type { ProductionOrder } from "./admin-order.ts";
import { useProduction } from "./order-queries.ts";
import { orderTexts } from "./order-texts.ts";

/** A printable sheet for making and packing the shirts: black on white, no order split over two pages. */
export function ProductionSheet() {
  const [params] = useSearchParams();
  const may = useMay();
  const { data: orders, error, refetch, isPending } = useProduction(params.get("ids") || undefined);
  const units = orders?.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <AdminPage
      title="Ficha de produção"
      description={
        orders && orders.length > 0
          ? `${countOf(orders.length, "pedido")}, ${countOf(units ?? 0, "peça")}`
          : undefined
      }
      actions={
        <>
          {may("orders") && (
            <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/pedidos">
              Voltar aos pedidos
            </ButtonLink>
          )}
          <Button size="app" icon={<Printer />} disabled={!orders?.length} onClick={() => window.print()}>
            Imprimir
          </Button>
        </>
      }
    >
      {orders && orders.length > 0 ? (
        orders.map((order) => <SheetOrder key={order.id} order={order} />)
      ) : (
        <Panel>
          {error ? (
            <LoadFailed title={orderTexts.loadFailed} error={error} onRetry={refetch} />
          ) : isPending ? (
            <TableSkeleton label={orderTexts.loading} picture />
          ) : (
            <EmptyState title={orderTexts.none} text="Não há pedidos pendentes para produzir." />
          )}
        </Panel>
      )}
    </AdminPage>
  );
}

function SheetOrder({ order }: { order: ProductionOrder }) {
  return (
    <Panel className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-3">
        <h2 className="wrap-anywhere font-semibold text-lead">
          {orderNumber(order.id)} · {order.customer}
        </h2>
        <p className="text-muted tabular-nums">
          {formatDateTime(new Date(order.created_at))}
          {order.customer_whatsapp && ` · ${formatWhatsapp(order.customer_whatsapp)}`}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never move
          <SheetItem key={index} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function SheetItem({ item }: { item: ProductionOrder["items"][number] }) {
  const { name, size, quantity, customization, image, print } = item;
  return (
    <li className="grid break-inside-avoid grid-cols-[128px_minmax(0,1fr)] items-center gap-4 p-4 md:grid-cols-[160px_minmax(0,1fr)_80px_200px_64px] print:grid-cols-[160px_minmax(0,1fr)_70px_170px_40px]">
      <div className="max-md:row-span-4 max-md:self-start">
        <LinePicture imageUrl={image} print={print} customization={customization} sizes="160px" priority />
      </div>
      <div className="wrap-anywhere">
        <p className="font-semibold text-body">{name}</p>
        {print && <p className="text-caption text-muted">{describeStyle(print)}</p>}
      </div>
      <SheetValue label="Tamanho" value={size} />
      <SheetValue
        label="Nome e número"
        value={customization ? `${customization.name} / ${customization.number}` : "Sem personalização"}
        quiet={!customization}
      />
      <SheetValue label="Qtd" value={String(quantity)} />
    </li>
  );
}

function SheetValue({ label, value, quiet }: { label: string; value: string; quiet?: boolean }) {
  return (
    <p className="min-w-0">
      <span className="block text-caption text-muted">{label}</span>
      <span className={quiet ? "text-muted" : "wrap-anywhere font-bold font-display text-action-lg"}>
        {value}
      </span>
    </p>
  );
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
