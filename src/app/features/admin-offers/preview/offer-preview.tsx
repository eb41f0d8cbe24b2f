import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import type { ProductRow } from "#app/features/admin-products/product-queries.ts";
import { Button } from "#ui/button.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { asksForCode, type OfferDraft, offerOf } from "../offer-draft.ts";
import {
  type ExampleLine,
  findNext,
  knownLines,
  lineCents,
  MAX_EXAMPLE_LINES,
  newLine,
  quoteExample,
} from "./example-cart.ts";
import { ExampleLineFields } from "./example-line-fields.tsx";
import { ExampleTotals } from "./example-totals.tsx";
import { useExampleProducts } from "./use-example-products.ts";

/** The offer in a cart of the shop's own products, while it is typed. */
export function OfferPreview({ draft }: { draft: OfferDraft }) {
  const { products, error, retry } = useExampleProducts(draft.categoryIds[0]);
  return (
    <section
      aria-labelledby="offer-preview"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-ground p-4 lg:sticky lg:top-0"
    >
      <div>
        <h3 id="offer-preview" className="font-semibold text-body">
          O que o cliente vê
        </h3>
        <p className="text-caption text-muted">Um carrinho de exemplo, só com esta oferta.</p>
      </div>
      {products ? (
        <ExampleCart draft={draft} products={products} />
      ) : error ? (
        <LoadFailed title="Não foi possível carregar os produtos" error={error} onRetry={retry} />
      ) : (
        <Loading label="Carregando produtos..." className="grid gap-2">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      )}
    </section>
  );
}

function ExampleCart({ draft, products }: { draft: OfferDraft; products: readonly ProductRow[] }) {
  // Undefined until the owner changes the cart: it then follows the categories of the offer.
  const [own, setOwn] = useState<ExampleLine[]>();
  const addButton = useRef<HTMLButtonElement>(null);
  if (products.length === 0) {
    return <p className="text-muted">Publique um produto para ver a oferta num carrinho.</p>;
  }
  const lines = knownLines(own, products);
  const offer = offerOf(draft);
  const quote = quoteExample(lines, products, offer);
  const next = lines.length < MAX_EXAMPLE_LINES ? findNext(products, lines) : undefined;

  function remove(line: ExampleLine) {
    setOwn(lines.filter((one) => one !== line));
    // The button that had the focus is gone with its line.
    addButton.current?.focus();
  }

  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {lines.map((line, index) => (
          <li key={line.key} className="py-3">
            <ExampleLineFields
              line={line}
              cents={lineCents(quote, index)}
              options={products.filter(
                ({ id }) => id === line.productId || !lines.some(({ productId }) => productId === id),
              )}
              onChange={(changes) =>
                setOwn(lines.map((one) => (one === line ? { ...one, ...changes } : one)))
              }
              onRemove={lines.length > 1 ? () => remove(line) : undefined}
            />
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="ghost"
        size="app"
        icon={<Plus />}
        // Not `disabled`, which would drop the focus of whoever adds the last one.
        aria-disabled={!next || undefined}
        className="-ml-3 justify-self-start"
        onClick={() => next && setOwn([...lines, newLine(lines, next.id)])}
      >
        Adicionar camisa
      </Button>
      <ExampleTotals quote={quote} offer={offer} needsCode={asksForCode(draft)} />
    </>
  );
}
