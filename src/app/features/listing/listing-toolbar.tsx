import { useEffect, useEffectEvent, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { type ListingQuery, orderLabels } from "#domain/catalog/listing-query.ts";
import { productOrders } from "#domain/catalog/product.ts";
import { Button } from "#ui/button.tsx";
import { ChipLink, ChipRow } from "#ui/chip.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { countProducts } from "./count-products.ts";
import { LazyShelfFilters } from "./lazy-shelf-filters.tsx";
import type { ShelfFiltersProps } from "./shelf-filters.tsx";

export interface ListingToolbarProps {
  query: ListingQuery;
  total: number;
  subcategories: readonly { key: string; name: string }[];
  /** How many products are on offer; null for a listing that cannot be narrowed to them. */
  offers: number | null;
  /** Absent in a shop that has only the standard sizes and counts nothing. */
  shelf: ShelfFiltersProps["shelf"] | undefined;
  /** Returns the address of this listing with another filter or order, from its first page. */
  pathOf: ShelfFiltersProps["pathOf"];
}

export function ListingToolbar(props: ListingToolbarProps) {
  const { query, total, subcategories, offers, shelf, pathOf } = props;
  const shelfFilters = shelf && <LazyShelfFilters shelf={shelf} pathOf={pathOf} />;
  // A single subcategory is the default one that every category has, so there is nothing to choose.
  const hasChips = subcategories.length > 1 || !!offers;
  return (
    <div className="grid gap-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center lg:pt-6 lg:pb-8">
      {subcategories.length > 1 ? (
        <ChipRow label="Subcategorias">
          <ChipLink
            to={pathOf({ subcategory: undefined })}
            current={query.subcategory === undefined}
            preventScrollReset
          >
            Todas
          </ChipLink>
          {subcategories.map(({ key, name }) => (
            <ChipLink
              key={key}
              to={pathOf({ subcategory: key })}
              current={query.subcategory === key}
              preventScrollReset
            >
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      ) : offers ? (
        <ChipRow label="Filtro">
          {[false, true].map((onlyOffers) => (
            <ChipLink
              key={String(onlyOffers)}
              to={pathOf({ onlyOffers })}
              current={query.onlyOffers === onlyOffers}
              preventScrollReset
            >
              {onlyOffers ? `Com desconto (${offers})` : "Todas"}
            </ChipLink>
          ))}
        </ChipRow>
      ) : (
        (shelfFilters ?? <div className="max-lg:hidden" />)
      )}
      <div className="flex items-center justify-between gap-4 lg:gap-6">
        <p role="status" className="text-muted text-small">
          {countProducts(total)}
        </p>
        <OrderForm {...props} />
      </div>
      {hasChips && shelfFilters}
    </div>
  );
}

/** A plain form that works without JavaScript; with it, choosing an option submits. */
function OrderForm({ query, offers, pathOf }: ListingToolbarProps) {
  const { order, onlyOffers } = query;
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  const sortBy = (value: string | undefined) => {
    const chosen = productOrders.find((one) => one === value) ?? "recentes";
    if (chosen !== order) navigate(pathOf({ order: chosen }), { preventScrollReset: true });
  };
  // On a slow connection people choose before hydration.
  const adoptEarlyChoice = useEffectEvent(() => sortBy(select.current?.value));
  useEffect(() => adoptEarlyChoice(), []);
  const labels = offers && !onlyOffers ? { ...orderLabels, recentes: "Descontos primeiro" } : orderLabels;
  const kept = [...new URLSearchParams(pathOf({ order: "recentes" }).split("?")[1])];
  return (
    <Form className="flex gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NativeSelect
        ref={select}
        // After going back it shows the listing's order: the key resets React's choice, the attribute the browser's.
        key={order}
        autoComplete="off"
        name="ordem"
        aria-label="Ordenar por"
        defaultValue={order}
        options={productOrders.map((value) => ({ value, label: labels[value] }))}
        onChange={({ target }) => sortBy(target.value)}
        className="w-49"
      />
      <noscript>
        <Button type="submit" variant="quiet">
          Ordenar
        </Button>
      </noscript>
    </Form>
  );
}
