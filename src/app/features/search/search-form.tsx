import { Form } from "react-router";
import { countProducts } from "#app/features/listing/count-products.ts";
import { MAX_FOUND, SEARCH_QUERY_LENGTH } from "#domain/search/search-query.ts";
import { Button } from "#ui/button.tsx";
import { SearchInput } from "#ui/search-input.tsx";

/** The search box of the results page, and the number of results. */
export function SearchForm({ query, total }: { query: string; total: number | undefined }) {
  return (
    <div className="grid gap-3 py-4 lg:grid-cols-[minmax(0,40rem)_1fr] lg:items-center lg:gap-6 lg:pt-6 lg:pb-8">
      <Form action="/busca" role="search" aria-label="Nova busca" className="flex gap-2">
        <SearchInput
          name="q"
          label="O que você procura"
          placeholder="Buscar camisas..."
          className="flex-1"
          defaultValue={query}
          maxLength={SEARCH_QUERY_LENGTH}
          required
        />
        <Button type="submit">Buscar</Button>
      </Form>
      {total !== undefined && (
        <p role="status" className="text-muted text-small lg:text-right">
          {total < MAX_FOUND ? countProducts(total) : `Mais de ${countProducts(MAX_FOUND)}`}
        </p>
      )}
    </div>
  );
}
