import type { ListingQuery } from "#domain/catalog/listing-query.ts";
import { ChipLink, ChipRow } from "#ui/chip.tsx";

export interface ShelfFiltersProps {
  shelf: {
    sizes: readonly string[];
    size?: string;
    /** Whether the shop counts units. */
    hasStock: boolean;
    inStock: boolean;
  };
  /** Returns the address of this listing with another filter, from its first page. */
  pathOf(changes: Partial<Omit<ListingQuery, "page">>): string;
}

/** Narrows a listing to a size and to what is in stock. A filter that is set is taken away by the same chip. */
export function ShelfFilters({ shelf: { sizes, size, hasStock, inStock }, pathOf }: ShelfFiltersProps) {
  return (
    <div className="min-w-0">
      <ChipRow label="Tamanho e estoque">
        {hasStock && (
          <ChipLink to={pathOf({ inStock: !inStock })} current={inStock} preventScrollReset>
            Em estoque
          </ChipLink>
        )}
        {sizes.map((label) => (
          <ChipLink
            key={label}
            to={pathOf({ size: label === size ? undefined : label })}
            current={label === size}
            aria-label={`Tamanho ${label}`}
            preventScrollReset
            className="min-w-13 justify-center"
          >
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
