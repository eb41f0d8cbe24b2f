import { MessageCircle, SearchX } from "lucide-react";
import { ProductGrid } from "#app/features/catalog/product-grid.tsx";
import type { CategoryTile } from "#domain/catalog/category.ts";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { messagingLink } from "#domain/delivery/whatsapp-number.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { ChipLink } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface NothingFoundProps {
  query: string;
  categories: readonly CategoryTile[];
  newest: readonly ProductSummary[];
  /** The shop's number. */
  whatsapp: string;
}

/** Shown for a search without results or without a query; it links to categories and new products. */
export function NothingFound({ query, categories, newest, whatsapp }: NothingFoundProps) {
  return (
    <>
      {query && (
        <EmptyState
          icon={<SearchX className="size-6" />}
          title="Nenhum produto encontrado"
          text="Confira as palavras, tente uma só delas ou veja as ideias abaixo."
          action={
            <ButtonLink
              variant="outline"
              to={messagingLink(whatsapp, `Olá! Procuro por “${query}” e não achei na loja. Vocês têm?`)}
              target="_blank"
              rel="noopener noreferrer"
              icon={<MessageCircle className="text-grass" />}
            >
              Qual camisa você procura?
            </ButtonLink>
          }
        />
      )}
      {categories.length > 0 && (
        <section aria-labelledby="ideias-categorias" className="mt-4">
          <h2 id="ideias-categorias" className="font-display font-extrabold text-section">
            Navegue por Categorias
          </h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {categories.map(({ id, name }) => (
              <li key={id}>
                <ChipLink to={`/categoria/${id}`} current={false}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {newest.length > 0 && (
        <section aria-labelledby="ideias-novidades" className="mt-section">
          <h2 id="ideias-novidades" className="mb-6 font-display font-extrabold text-section">
            Lançamentos
          </h2>
          <ProductGrid products={newest} layout="row" />
        </section>
      )}
    </>
  );
}
