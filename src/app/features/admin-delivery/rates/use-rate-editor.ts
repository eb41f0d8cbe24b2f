import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { DeliveryKind } from "#domain/delivery/delivery-method.ts";
import { copyRate, newRate, type RateDraft, type RatePlace } from "./rate-draft.ts";
import { findMistakes, type RateMistake } from "./rate-mistakes.ts";

/** A table may have thousands of rows: one page of them is in the document, and one row has inputs. */
export const ROWS_PER_PAGE = 25;

export type RateEditor = ReturnType<typeof useRateEditor>;

/** The rows of a method while they are edited: which page is shown, which row is open, what is wrong with them. */
export function useRateEditor(
  kind: DeliveryKind,
  rates: readonly RateDraft[],
  onChange: (rates: RateDraft[]) => void,
) {
  const [openId, setOpenId] = useState(() => firstOpen(kind, rates));
  // The open row is still being typed: it shows mistakes only after the owner wanted to go on.
  const [isChecked, setChecked] = useState(false);
  const [page, setPage] = useState(0);
  // The row that takes the focus when it is shown: none while the dialog opens.
  const [focusId, setFocusId] = useState<number | null>(null);
  const mistakes = useMemo(() => findMistakes(kind, rates), [kind, rates]);

  function open(id: number | null, among: readonly RateDraft[] = rates) {
    setOpenId(id);
    setChecked(false);
    setFocusId(id);
    const index = among.findIndex((rate) => rate.id === id);
    if (index !== -1) setPage(Math.floor(index / ROWS_PER_PAGE));
  }

  function insert(rate: RateDraft, index = rates.length) {
    const more = rates.toSpliced(index, 0, rate);
    onChange(more);
    open(rate.id, more);
  }

  return {
    kind,
    rates,
    openId,
    focusId,
    page: Math.min(page, Math.max(0, Math.ceil(rates.length / ROWS_PER_PAGE) - 1)),
    setPage,
    open,
    add: (place: RatePlace) => insert(newRate(place)),
    duplicate: (rate: RateDraft) => insert(copyRate(rate), rates.indexOf(rate) + 1),
    change: (changed: RateDraft) => onChange(rates.map((rate) => (rate.id === changed.id ? changed : rate))),
    remove: (rate: RateDraft) => onChange(rates.filter((each) => each !== rate)),
    /** Begins anew with other rows. */
    replace(all: RateDraft[], of: DeliveryKind = kind) {
      onChange(all);
      setOpenId(firstOpen(of, all));
      setChecked(false);
      setFocusId(null);
      setPage(0);
    },
    mistakesOf: (id: number): readonly RateMistake[] =>
      id === openId && !isChecked ? [] : (mistakes.get(id) ?? []),
    hasMistakes: mistakes.size > 0,
    /** Closes the open row, unless it has a mistake; the focus then goes to its first wrong field. */
    finish(fields: HTMLElement) {
      if (openId !== null && mistakes.has(openId)) {
        flushSync(() => setChecked(true));
        fields.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
        return;
      }
      setOpenId(null);
      setFocusId(openId);
    },
    /** Shows the open row, or opens the first with a mistake. */
    openFirstMistake() {
      const isOpenWrong = openId !== null && mistakes.has(openId);
      const wrong = isOpenWrong ? openId : rates.find(({ id }) => mistakes.has(id))?.id;
      if (wrong === undefined) return;
      open(wrong);
      setChecked(true);
    },
  };
}

/** A new method begins with the row that the owner has to fill in; the only row of a pickup is always open. */
function firstOpen(kind: DeliveryKind, rates: readonly RateDraft[]): number | null {
  return rates.find(({ price }) => kind === "pickup" || price === "")?.id ?? null;
}
