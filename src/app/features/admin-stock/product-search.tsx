import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { useDebounced } from "#app/features/admin/use-debounced.ts";
import { ProductThumbnail } from "#app/features/admin-products/product-thumbnail.tsx";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { type ProductStock, useFoundStock } from "./stock-queries.ts";

const SEARCH_DELAY_MS = 250;
/** More than these are found by typing on. */
const MAX_SHOWN = 6;

interface ProductSearchProps {
  /** The ids of the products that are in the delivery. */
  chosen: readonly string[];
  onChoose: (product: ProductStock) => void;
}

export function ProductSearch({ chosen, onChoose }: ProductSearchProps) {
  const [text, setText] = useState("");
  const q = useDebounced(text.trim(), SEARCH_DELAY_MS);
  return (
    <Panel>
      <PanelHead title="Buscar produtos" />
      <div className="grid gap-3 p-4">
        <SearchInput
          label="Buscar produto da entrega"
          placeholder="Nome ou código..."
          controlSize="app"
          maxLength={100}
          clearLabel="Limpar busca"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText("")}
        />
        {q !== "" && <Found q={q} chosen={chosen} onChoose={onChoose} />}
      </div>
    </Panel>
  );
}

function Found({ q, chosen, onChoose }: ProductSearchProps & { q: string }) {
  const { data: page, error, refetch } = useFoundStock(q);
  if (!page) {
    if (!error) {
      return (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner /> Buscando...
        </p>
      );
    }
    return (
      <p role="alert" className="text-small">
        Não foi possível buscar.{" "}
        <button type="button" className="link" onClick={() => void refetch()}>
          Tentar novamente
        </button>
      </p>
    );
  }
  if (page.rows.length === 0) return <p role="status">Nenhum produto encontrado.</p>;
  return (
    <ul aria-label="Produtos encontrados" className="grid gap-1">
      {page.rows.slice(0, MAX_SHOWN).map((product) => {
        const isChosen = chosen.includes(product.id);
        return (
          <li key={product.id} className="flex min-h-14 items-center gap-3">
            <ProductThumbnail url={product.image_url} />
            <span className="wrap-anywhere min-w-0 flex-1">
              <span className="font-semibold">{product.name}</span>
              {product.code && <span className="block text-caption text-muted">{product.code}</span>}
            </span>
            <Button
              variant="outline"
              size="app"
              icon={isChosen ? <Check /> : <Plus />}
              disabled={isChosen}
              aria-label={isChosen ? `${product.name} está na entrega` : `Adicionar ${product.name}`}
              onClick={() => onChoose(product)}
            >
              {isChosen ? "Na entrega" : "Adicionar"}
            </Button>
          </li>
        );
      })}
      {page.rows.length > MAX_SHOWN && (
        <li className="text-muted text-small">Há mais produtos: continue digitando.</li>
      )}
    </ul>
  );
}
