import { CircleAlert, Copy, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { parsePrice } from "#domain/catalog/price.ts";
import { MAX_RATES } from "#domain/delivery/delivery-method.ts";
import { describeBusinessDays } from "#domain/delivery/describe-days.ts";
import { formatCents } from "#domain/money.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { describePlace, describeWeights, type RateDraft } from "./rate-draft.ts";
import type { RateEditor } from "./use-rate-editor.ts";

export interface RateRowProps {
  editor: RateEditor;
  rate: RateDraft;
  /** As the owner counts the rows, from 1. */
  number: number;
  onRemove: () => void;
}

/** A row that is not being edited: what it says in one or two lines, and its mistakes. A click opens it. */
export function RateSummary({ editor, rate, number, onRemove }: RateRowProps) {
  const mistakes = editor.mistakesOf(rate.id);
  const place = describePlace(editor.kind, rate);
  const weights = describeWeights(rate);
  return (
    <div
      className={cx(
        "flex items-center rounded-control border bg-ground pr-1",
        mistakes.length > 0 ? "border-danger" : "border-line",
      )}
    >
      <button
        ref={editor.focusId === rate.id ? focus : undefined}
        type="button"
        onClick={() => editor.open(rate.id)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-raised"
      >
        <span className="min-w-5 text-right text-caption text-muted tabular-nums">
          <span className="sr-only">Editar linha </span>
          {number}
        </span>
        <span className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <span className="wrap-anywhere min-w-0 font-semibold">
            {place}
            {weights && <span className="font-normal text-muted">, {weights}</span>}
          </span>
          <span className="text-muted tabular-nums">
            {describePrice(rate.price)} · {describeDays(rate.days)}
          </span>
          {mistakes.map(({ message }) => (
            <span
              key={message}
              className="flex items-center gap-1.5 text-caption text-danger-hover md:col-span-2"
            >
              <CircleAlert className="size-4 shrink-0" />
              {message}
            </span>
          ))}
        </span>
      </button>
      <Menu
        trigger={
          <IconButton label={`Ações da linha ${number}`}>
            <EllipsisVertical className="size-5" />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => editor.open(rate.id)}>
          Editar
        </MenuItem>
        <MenuItem
          icon={<Copy />}
          disabled={editor.rates.length >= MAX_RATES}
          onSelect={() => editor.duplicate(rate)}
        >
          Duplicar
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={onRemove}>
          Remover
        </MenuItem>
      </Menu>
    </div>
  );
}

/** Used as a ref, so that it runs once when the row is shown. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

function describePrice(typed: string): string {
  const cents = parsePrice(typed);
  if (cents === undefined) return "sem preço";
  return cents === 0 ? "grátis" : formatCents(cents);
}

const describeDays = (typed: string) =>
  /^\s*\d+\s*$/.test(typed) ? describeBusinessDays(Number(typed)) : "sem prazo";
