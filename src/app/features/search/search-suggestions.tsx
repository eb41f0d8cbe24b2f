import { ArrowRight, ArrowUpRight } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { optionProps } from "./option-props.ts";
import { ProductSuggestion } from "./product-suggestion.tsx";
import { categoryPath, listTargets, type SuggestionTarget, searchPath } from "./suggestion-list.ts";
import { type SearchSuggestions as Suggestions, useSuggestions } from "./use-suggestions.ts";

const none: readonly SuggestionTarget[] = [];

interface SearchSuggestionsProps {
  id: string;
  query: string;
  activeId: string | undefined;
  onTargets(targets: readonly SuggestionTarget[]): void;
}

/** The suggestions for the typed text. */
export default function SearchSuggestions({ id, query, activeId, onTargets }: SearchSuggestionsProps) {
  const state = useSuggestions(query);
  const answer = state.status === "answered" ? state : undefined;

  useEffect(() => {
    onTargets(answer ? listTargets(answer.query, answer.suggestions) : none);
  }, [answer, onTargets]);

  return (
    <>
      <p
        role="status"
        className={cx(state.status === "answered" && answer?.suggestions.total ? "sr-only" : note)}
      >
        {messageOf(state.status, answer?.suggestions.total)}
      </p>
      <div id={id} role="listbox" aria-label="Sugestões">
        {answer && answer.suggestions.total > 0 && <Answer {...answer} activeId={activeId} />}
      </div>
    </>
  );
}

const note = "flex items-center gap-2 pb-4 text-muted text-small empty:hidden";

function messageOf(status: string, total: number | undefined): ReactNode {
  if (status === "loading")
    return (
      <>
        <Spinner /> Buscando...
      </>
    );
  if (status === "failed") return "Não foi possível buscar sugestões. Aperte Enter para ver os resultados.";
  if (total === 0) return "Nenhum produto encontrado";
  return total === undefined ? null : `${total} ${total === 1 ? "resultado" : "resultados"}`;
}

interface AnswerProps {
  query: string;
  suggestions: Suggestions;
  activeId: string | undefined;
}

function Answer({ query, suggestions, activeId }: AnswerProps) {
  const { total, products, categories } = suggestions;
  const all = searchPath(query);
  return (
    <div role="presentation" className="grid gap-6 pt-2 pb-6 lg:grid-cols-[2.2fr_1fr] lg:gap-16 lg:pb-8">
      <Group label="Produtos">
        <div role="presentation" className="lg:grid lg:grid-cols-2 lg:gap-x-8">
          {products.map((product) => (
            <ProductSuggestion key={product.id} product={product} query={query} activeId={activeId} />
          ))}
        </div>
        <Link
          {...optionProps(all, activeId)}
          className={cx(
            "-mx-2 mt-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-display font-semibold text-nav",
            "hover:bg-raised aria-selected:bg-raised",
          )}
        >
          {total === 1 ? "Ver o resultado" : `Ver os ${total} resultados`}
          <ArrowRight aria-hidden="true" className="size-5 text-grass" />
        </Link>
      </Group>
      <Group label="Categorias">
        {categories.map(({ key, name }) => (
          <Link
            key={key}
            {...optionProps(categoryPath(key), activeId)}
            className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 font-medium hover:bg-raised aria-selected:bg-raised"
          >
            <ArrowUpRight aria-hidden="true" className="size-5 text-muted" />
            {name}
          </Link>
        ))}
      </Group>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list, not of form fields
    <div role="group" aria-label={label}>
      <div aria-hidden="true" className="py-2 font-semibold text-muted text-small">
        {label}
      </div>
      {children}
    </div>
  );
}
