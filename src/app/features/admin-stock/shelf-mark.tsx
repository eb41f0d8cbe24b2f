import { CircleAlert, TriangleAlert } from "lucide-react";
import { describeUnits, officeTexts } from "#domain/stock/stock-office-texts.ts";
import { stockTexts } from "#domain/stock/stock-texts.ts";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import type { ProductStock, ShelfSize } from "./stock-queries.ts";

/** What is said about a size besides its units: never by colour alone. */
export function ShelfMark({ shelf, isMadeToOrder }: { shelf: ShelfSize; isMadeToOrder: boolean }) {
  return (
    <>
      {shelf.state === "none" && (
        <Badge tone={isMadeToOrder ? "info" : "bad"}>
          <CircleAlert className="size-3.5" />
          {isMadeToOrder ? "Sob encomenda" : stockTexts.soldOut}
        </Badge>
      )}
      {shelf.state === "few" && (
        <Badge tone="warn">
          <TriangleAlert className="size-3.5" />
          Últimas
        </Badge>
      )}
      {!shelf.in_grid && <Badge>Fora da grade</Badge>}
    </>
  );
}

/** The units of all sizes at a glance. */
export function ShelfChips({ product }: { product: ProductStock }) {
  const isCounted = product.sizes.some(({ units }) => units !== null);
  if (!isCounted) return <span className="text-muted">Ilimitado em todos os tamanhos</span>;
  return (
    <ul aria-label={`Estoque de ${product.name}`} className="flex flex-wrap gap-1.5">
      {product.sizes.map((shelf) => (
        <Chip key={shelf.size} shelf={shelf} isMadeToOrder={product.lead_time !== undefined} />
      ))}
    </ul>
  );
}

const tones: Record<ShelfSize["state"], string> = {
  unlimited: "border-line text-muted",
  enough: "border-line bg-raised",
  few: "border-transparent bg-warn-ground text-warn",
  none: "border-transparent bg-bad-ground text-bad",
};

function Chip({ shelf, isMadeToOrder }: { shelf: ShelfSize; isMadeToOrder: boolean }) {
  const { size, units, state } = shelf;
  const isGone = state === "none" && !isMadeToOrder;
  const Icon = isGone ? CircleAlert : state === "few" ? TriangleAlert : undefined;
  return (
    <li
      className={cx(
        "inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 text-caption leading-none",
        tones[state === "none" && !isGone ? "enough" : state],
      )}
    >
      {Icon && <Icon className="size-3.5" />}
      <span className="font-semibold">{size}</span>
      <span className="tabular-nums">{describeShelf(units, state, isMadeToOrder)}</span>
    </li>
  );
}

function describeShelf(units: number | null, state: ShelfSize["state"], isMadeToOrder: boolean): string {
  if (units === null) return officeTexts.unlimited.toLowerCase();
  if (state === "none") return isMadeToOrder ? "sob encomenda" : stockTexts.soldOut.toLowerCase();
  return state === "few" ? `só ${describeUnits(units)}` : units.toLocaleString("pt-BR");
}
