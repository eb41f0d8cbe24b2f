import { Plus } from "lucide-react";
import { useState } from "react";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { type SuggestedProduct, useSuggestions } from "#app/features/search/use-suggestions.ts";
import { formatCents } from "#domain/money.ts";
import { Field } from "#ui/field.tsx";
import { SearchInput } from "#ui/search-input.tsx";

interface ProductFinderProps {
  label?: string;
  /** The label of the button that picks a product, such as "Adicionar". */
  action?: string;
  error?: string | undefined;
  onPick: (product: SuggestedProduct) => void;
}

/** Searches products with the storefront's search; a click picks one. */
export function ProductFinder(props: ProductFinderProps) {
  const { label = "Adicionar produto", action = "Adicionar", error, onPick } = props;
  const [query, setQuery] = useState("");
  const state = useSuggestions(query.trim());

  function pick(product: SuggestedProduct) {
    onPick(product);
    setQuery("");
  }

  return (
    <div className="grid gap-2">
      <Field label={label} error={error}>
        <SearchInput
          label={label}
          placeholder="Digite o nome da camisa..."
          controlSize="app"
          maxLength={80}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter in the search must not submit the form around it.
            event.preventDefault();
            const [first] = state.status === "answered" ? state.suggestions.products : [];
            if (first && query.trim() !== "") pick(first);
          }}
          onClear={() => setQuery("")}
        />
      </Field>
      <p role="status" className="text-caption text-muted empty:hidden">
        {messageOf(state)}
      </p>
      {state.status === "answered" && state.suggestions.products.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {state.suggestions.products.map((product) => (
            <li key={product.id}>
              <FoundProduct product={product} action={action} onPick={() => pick(product)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function messageOf(state: ReturnType<typeof useSuggestions>): string {
  if (state.status === "loading") return "Buscando produtos...";
  if (state.status === "failed") return "A busca não respondeu. Tente novamente.";
  if (state.status === "answered" && state.suggestions.products.length === 0)
    return "Nenhum produto encontrado";
  return "";
}

interface FoundProductProps {
  product: SuggestedProduct;
  action: string;
  onPick: () => void;
}

function FoundProduct({ product, action, onPick }: FoundProductProps) {
  const { name, image_url, price_cents } = product;
  return (
    <button
      type="button"
      onClick={onPick}
      aria-label={`${action} ${name}`}
      className="grid min-h-14 w-full grid-cols-[40px_minmax(0,1fr)_auto_auto] items-center gap-3 px-3 py-2 text-left transition-colors hover:bg-raised"
    >
      <ProductPicture
        picture={image_url ? { url: image_url, alt: "", width: null, height: null, color: null } : null}
        alt=""
        sizes="40px"
        widths={[160]}
        className="size-10 rounded-inner"
      />
      <span className="wrap-anywhere">{name}</span>
      <span className="font-semibold tabular-nums">{formatCents(price_cents)}</span>
      <Plus className="size-5 text-grass" />
    </button>
  );
}
