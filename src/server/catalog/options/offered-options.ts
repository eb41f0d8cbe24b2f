/** What pages and quotes read about options, as a column of a query on products and their categories. */

import { sql } from "drizzle-orm";
import { type LibraryOption, type OptionRules, offerOptions } from "#domain/options/option-rules.ts";
import type { OfferedOptions, PatchAreas } from "#domain/options/shirt-option.ts";
import { productOptions } from "../option-tables.ts";
import { categories, imageMetadata, products } from "../tables.ts";

interface Stored {
  rules: OptionRules;
  options: LibraryOption[] | null;
  areas: PatchAreas | null;
  ratio: number | null;
}

/** The product's own options, or its category's; null for a product without any. */
export const offeredOptions = sql<OfferedOptions | null>`(
  select json_build_object(
    'rules', said.rules,
    'options', (
      select json_agg(json_build_object(
        'id', ${productOptions.id}, 'name', ${productOptions.name}, 'priceCents', ${productOptions.priceCents},
        'place', ${productOptions.place}, 'imageUrl', ${productOptions.imageUrl}
      )) from ${productOptions}
      where ${productOptions.isOffered}
        and ${productOptions.id}::text in (select jsonb_array_elements_text(said.rules -> 'optionIds'))
    ),
    'areas', ${products.patchAreas},
    'ratio', (
      select ${imageMetadata.width}::float8 / ${imageMetadata.height} from ${imageMetadata}
      where ${imageMetadata.productId} = ${products.id} and ${imageMetadata.isPrimary}
    )
  )
  from (select coalesce(${products.optionRules}, ${categories.optionRules}) as rules) as said
  where said.rules is not null
)`.mapWith({
  mapFromDriverValue: ({ rules, options, areas, ratio }: Stored) =>
    offerOptions(rules, options ?? [], { areas, ratio }) ?? null,
});
