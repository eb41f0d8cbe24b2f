import { Form, useNavigate } from "react-router";
import { type ListingQuery, orderLabels } from "#domain/catalog/listing-query.ts";
import { type ProductOrder, productOrders } from "#domain/catalog/product.ts";
import { Button } from "#ui/button.tsx";
import { ChipLink, ChipRow } from "#ui/chip.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { countProducts } from "./count-products.ts";

export interface ListingToolbarProps {
  total: number;
  subcategories: readonly { key: string; name: string }[];
  subcategory: string | undefined;
  order: ProductOrder;
  /** How many products are on offer; null for a listing that cannot be narrowed to them. */
  offers: number | null;
  onlyOffers: boolean;
  /** Returns the address of this listing with another filter or order, from its first page. */
  pathOf(choice: Choice): string;
}

type Choice = Omit<ListingQuery, "page">;

export function ListingToolbar(props: ListingToolbarProps) {
  const { total, subcategories, subcategory, order, offers, onlyOffers, pathOf } = props;
  return (
    <div className="grid gap-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center lg:pt-6 lg:pb-8">
      {/* A single subcategory is the default one that every category has, so there is nothing to choose. */}
      {subcategories.length > 1 ? (
        <ChipRow label="Subcategorias">
          <ChipLink
            to={pathOf({ subcategory: undefined, order, onlyOffers })}
            current={subcategory === undefined}
            preventScrollReset
          >
            Todas
          </ChipLink>
          {subcategories.map(({ key, name }) => (
            <ChipLink
              key={key}
              to={pathOf({ subcategory: key, order, onlyOffers })}
              current={subcategory === key}
              preventScrollReset
            >
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      ) : offers ? (
        <ChipRow label="Filtro">
          <ChipLink
            to={pathOf({ subcategory, order, onlyOffers: false })}
            current={!onlyOffers}
            preventScrollReset
          >
            Todas
          </ChipLink>
          <ChipLink
            to={pathOf({ subcategory, order, onlyOffers: true })}
            current={onlyOffers}
            preventScrollReset
          >
            Com desconto ({offers})
          </ChipLink>
        </ChipRow>
      ) : (
        <div className="max-lg:hidden" />
      )}
      <div className="flex items-center justify-between gap-4 lg:gap-6">
        <p role="status" className="text-muted text-small">
          {countProducts(total)}
        </p>
        <OrderForm {...props} />
      </div>
    </div>
  );
}

/** A plain form that works without JavaScript; with it, choosing an option submits. */
function OrderForm({ subcategory, order, offers, onlyOffers, pathOf }: ListingToolbarProps) {
  const navigate = useNavigate();
  const labels = offers && !onlyOffers ? { ...orderLabels, recentes: "Descontos primeiro" } : orderLabels;
  return (
    <Form className="flex gap-2">
      {subcategory && <input type="hidden" name="subcategoria" value={subcategory} />}
      {onlyOffers && <input type="hidden" name="desconto" value="1" />}
      <NativeSelect
        // The browser restores an old choice after going back; the key resets it to the shown listing's.
        key={order}
        name="ordem"
        aria-label="Ordenar por"
        defaultValue={order}
        options={productOrders.map((value) => ({ value, label: labels[value] }))}
        onChange={(event) => {
          const chosen = productOrders.find((value) => value === event.target.value) ?? "recentes";
          navigate(pathOf({ subcategory, order: chosen, onlyOffers }), { preventScrollReset: true });
        }}
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
