import { countSizes, layoutSheet, shirtsPerPage } from "#domain/orders/production-sheet.ts";
import type { ProductionOrder } from "../admin-order.ts";
import { ProductionShirt } from "./production-shirt.tsx";
import type { MadeShirts } from "./use-made-shirts.ts";

interface ProductionSheetProps {
  orders: readonly ProductionOrder[];
  made: MadeShirts;
}

/** The shirts to make, as the printer puts them on paper: eight or, with options, six to a page, each with a box to tick. */
export function ProductionSheet({ orders, made: { isMade, setMade } }: ProductionSheetProps) {
  const pages = layoutSheet(orders);
  const perPage = shirtsPerPage(orders);
  return (
    <div className="print:-mt-1">
      {pages.map((shirts, index) => (
        <section
          key={shirts[0]?.key}
          aria-label={`Página ${index + 1} de ${pages.length}`}
          className="paper mx-auto mb-4 max-w-[210mm] rounded-card bg-ground p-2 text-text last:mb-0 not-last:break-after-page md:p-6 print:m-0 print:max-w-none print:rounded-none print:p-0"
        >
          {index === 0 && <SizeTotals orders={orders} />}
          <ul className="grid gap-2 md:grid-cols-2 md:gap-3 print:grid-cols-2 print:gap-[3mm]">
            {shirts.map((shirt) => (
              <ProductionShirt
                key={shirt.key}
                shirt={shirt}
                perPage={perPage}
                isMade={isMade(shirt)}
                onMade={(isTicked) => setMade(shirt, isTicked)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SizeTotals({ orders }: { orders: readonly ProductionOrder[] }) {
  return (
    <dl
      aria-label="Peças por tamanho"
      className="mb-3 flex flex-wrap gap-x-6 gap-y-1 border-text border-b-2 pb-2 max-md:px-2 print:px-0"
    >
      {countSizes(orders).map(({ size, count }) => (
        <div key={size} className="flex items-baseline gap-2">
          <dt className="text-muted text-small">Tamanho {size}</dt>
          <dd className="font-bold font-display text-[24px] tabular-nums leading-7">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
