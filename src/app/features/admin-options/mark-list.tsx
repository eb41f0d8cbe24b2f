import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusMove, MoveButtons } from "#app/features/admin-sortable/move-buttons.tsx";
import { moveId } from "#app/features/admin-sortable/move-id.ts";
import { MAX_CHOICES } from "#domain/options/option-input.ts";
import { describeOptionPrice, placeNames } from "#domain/options/option-texts.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { PatchThumbnail } from "./patch-thumbnail.tsx";
import { shownOrder, toggleMark } from "./rules-draft.ts";
import { optionName, type RulesProps } from "./rules-props.ts";
import type { LibraryOption } from "./use-library.ts";

/** The options of the shop, of which the offered ones are marked and moved into the order of the product's page. */
export function MarkList({ rules, library, errors, onChange }: RulesProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState("");
  // Those that were marked when the form was opened stand first; a row does not move by being marked.
  const [first] = useState(rules.option_ids);
  const marked = rules.option_ids;
  const order = [...new Set([...first, ...library.map((option) => option.id), ...marked])];
  const known = (optionId: string) => library.some((option) => option.id === optionId);
  const shown = shownOrder(order, marked).filter((one) => marked.includes(one) || known(one));
  const error = errors["option_rules.option_ids"];

  function move(optionId: string, step: -1 | 1) {
    const to = marked.indexOf(optionId) + step;
    flushSync(() => onChange({ option_ids: moveId(marked, optionId, to) }));
    focusMove(list.current?.querySelector(`[data-option="${optionId}"]`), step);
    setAnnouncement(`${optionName(library, optionId)}: posição ${to + 1} de ${marked.length}`);
  }

  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="font-semibold text-small">Oferecer</legend>
      <p id={`${id}-hint`} className="text-caption text-muted">
        As marcadas aparecem na loja nesta ordem.
      </p>
      <ul ref={list} className="grid">
        {shown.map((optionId, index) => (
          <li key={optionId} data-option={optionId}>
            <MarkRow
              option={library.find((option) => option.id === optionId)}
              name={optionName(library, optionId)}
              place={marked.indexOf(optionId)}
              count={marked.length}
              wiring={{
                "aria-invalid": (error !== undefined && index === 0) || undefined,
                "aria-describedby": error ? `${id}-error` : `${id}-hint`,
              }}
              onToggle={() => onChange(toggleMark(rules, optionId, shown))}
              onMove={(step) => move(optionId, step)}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} className="text-caption text-danger-hover">
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

interface MarkRowProps {
  /** Undefined for one that somebody has deleted meanwhile. */
  option: LibraryOption | undefined;
  name: string;
  /** Among the marked ones; -1 while it is not marked. */
  place: number;
  count: number;
  wiring: { "aria-invalid": true | undefined; "aria-describedby": string };
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
}

function MarkRow({ option, name, place, count, wiring, onToggle, onMove }: MarkRowProps) {
  const isMarked = place >= 0;
  return (
    <div className="flex items-center gap-1">
      <Checkbox
        {...wiring}
        name="option_rules.option_ids"
        className="min-w-0 flex-1 py-1 [&>span:last-child]:min-w-0 [&>span:last-child]:flex-1"
        checked={isMarked}
        disabled={!isMarked && count >= MAX_CHOICES}
        onChange={onToggle}
        label={
          <span className="flex items-center gap-3">
            <PatchThumbnail imageUrl={option?.patch?.image_url ?? null} />
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-medium">{name}</span>
              {option && (
                <span className="flex flex-wrap gap-x-3 text-caption text-muted">
                  {describe(option).map((part) => (
                    <span key={part} className="whitespace-nowrap">
                      {part}
                    </span>
                  ))}
                </span>
              )}
            </span>
          </span>
        }
      />
      {isMarked && (
        <span className="flex shrink-0 text-muted">
          <MoveButtons name={name} index={place} count={count} onMove={onMove} />
        </span>
      )}
    </div>
  );
}

/** Where it lies, what it costs and whether it is withdrawn. */
const describe = ({ patch, price_cents, is_offered }: LibraryOption): string[] => [
  ...(patch ? [placeNames[patch.place]] : []),
  describeOptionPrice(price_cents),
  ...(is_offered ? [] : ["fora de venda"]),
];
