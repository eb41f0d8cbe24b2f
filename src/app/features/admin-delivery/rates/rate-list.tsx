import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useRef } from "react";
import { MAX_RATES } from "#domain/delivery/delivery-method.ts";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { RateFields } from "./rate-fields.tsx";
import { RateSummary } from "./rate-summary.tsx";
import { RatesFile } from "./rates-file.tsx";
import { type RateEditor, ROWS_PER_PAGE } from "./use-rate-editor.ts";

interface RateListProps {
  editor: RateEditor;
  /** The method's name, for the name of the file. */
  name: string;
  error: string | undefined;
}

export function RateList({ editor, name, error }: RateListProps) {
  const { kind, rates, page, openId } = editor;
  const addButton = useRef<HTMLButtonElement>(null);
  const first = page * ROWS_PER_PAGE;
  const shown = rates.slice(first, first + ROWS_PER_PAGE);
  const isFull = rates.length >= MAX_RATES;
  const isLocal = kind === "local";
  const hasOthers = rates.some(({ place }) => place === "everywhere");

  return (
    <section aria-labelledby="rates-title" className="grid min-w-0 gap-3">
      <div>
        <h3 id="rates-title" className="font-semibold text-body">
          {isLocal ? "Preço por bairro" : "Preço por lugar e peso"}
        </h3>
        <p className="text-caption text-muted">{explanations[isLocal ? "local" : "table"]}</p>
      </div>
      {error && (
        <p role="alert" className="text-caption text-danger-hover">
          {error}
        </p>
      )}
      {shown.length > 0 && (
        <ol start={first + 1} className="grid gap-2">
          {shown.map((rate, index) => {
            const row = { editor, rate, number: first + index + 1 };
            const remove = () => {
              editor.remove(rate);
              // The button that had the focus is gone; a menu tries to give it back before the next frame.
              requestAnimationFrame(() => addButton.current?.focus());
            };
            return (
              <li key={rate.id} className="min-w-0">
                {rate.id === openId ? (
                  <RateFields {...row} onRemove={remove} />
                ) : (
                  <RateSummary {...row} onRemove={remove} />
                )}
              </li>
            );
          })}
        </ol>
      )}
      <RatePager editor={editor} />
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        <Button
          ref={addButton}
          variant="outline"
          size="app"
          icon={<Plus />}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && editor.add(isLocal ? "district" : "cep")}
        >
          {isFull ? `No máximo ${MAX_RATES} linhas` : isLocal ? "Adicionar bairro" : "Adicionar linha"}
        </Button>
        {isLocal && !hasOthers && !isFull && (
          <Button variant="ghost" size="app" icon={<Plus />} onClick={() => editor.add("everywhere")}>
            {deliveryTexts.otherDistricts}
          </Button>
        )}
        <RatesFile editor={editor} name={name} />
      </div>
    </section>
  );
}

const explanations = {
  local: "‘Outros bairros’ vale para os que não estão na lista. Sem essa linha, só os da lista recebem.",
  table: "Conta a linha mais exata: a faixa de CEP antes do estado, e o estado antes de todo o Brasil.",
};

function RatePager({ editor: { rates, page, setPage } }: { editor: RateEditor }) {
  if (rates.length <= ROWS_PER_PAGE) return null;
  const last = Math.ceil(rates.length / ROWS_PER_PAGE) - 1;
  const end = Math.min(rates.length, (page + 1) * ROWS_PER_PAGE);
  return (
    <div className="flex items-center justify-between text-caption text-muted">
      <span role="status" className="tabular-nums">
        {page * ROWS_PER_PAGE + 1}–{end} de {rates.length} linhas
      </span>
      <span className="flex">
        <IconButton label="Linhas anteriores" disabled={page === 0} onClick={() => setPage(page - 1)}>
          <ChevronLeft className="size-5" />
        </IconButton>
        <IconButton label="Próximas linhas" disabled={page === last} onClick={() => setPage(page + 1)}>
          <ChevronRight className="size-5" />
        </IconButton>
      </span>
    </div>
  );
}
