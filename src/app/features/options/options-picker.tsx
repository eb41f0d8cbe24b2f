import { type RefObject, useEffect, useId, useRef } from "react";
import { isShownWhole, ProductPicture } from "#app/features/media/product-picture.tsx";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { canChoose, excludedBy, fitOptions, toggleOption } from "#domain/options/choose-options.ts";
import { findOptions } from "#domain/options/find-options.ts";
import { describeOptionPrice, nameOptions, optionTexts, placeNames } from "#domain/options/option-texts.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import type { OfferedOptions, ShirtOption } from "#domain/options/shirt-option.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import PatchOverlay from "./patch-overlay.tsx";
import { patchUrl } from "./patch-url.ts";

export interface OptionsPickerProps {
  options: OfferedOptions;
  /** The ids of the chosen ones. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  label?: string;
  /** The front picture, which a phone shows here with the chosen patches: its gallery is out of sight. */
  front?: ShownPicture | undefined;
}

/** What a shirt may get for a price. A choice replaces those that it does not go together with, and says so before. */
export function OptionsPicker({ options, chosen, onChange, label = "Opções", front }: OptionsPickerProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEarlyOptions(list, { options, chosen, onChange });
  const patches = patchesOf(findOptions({ options }, chosen));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its legend out beside the hint
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={options.max ? `${id}-hint` : undefined}
    >
      <div className="flex min-h-11 items-center justify-between gap-2 text-note leading-5">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {options.max !== null && (
          <span id={`${id}-hint`} className="text-muted">
            {optionTexts.max(options.max)}
          </span>
        )}
      </div>
      <ul ref={list} className="grid gap-2">
        {options.choices.map((option) => (
          <li key={option.id}>
            <OptionRow
              option={option}
              isChosen={chosen.includes(option.id)}
              isFull={!canChoose(options, chosen, option.id)}
              replaced={replacedBy(options, chosen, option)}
              onToggle={() => onChange(toggleOption(options, chosen, option.id))}
            />
          </li>
        ))}
      </ul>
      {front && patches.length > 0 && (
        <div className="relative mt-2 md:hidden">
          <ProductPicture picture={front} alt="" sizes="100vw" widths={[480, 768]} className={frontClass} />
          <PatchOverlay patches={patches} shownWhole={isShownWhole(front)} width={160} />
        </div>
      )}
    </div>
  );
}

/** The chosen ones that would be taken off. */
function replacedBy(options: OfferedOptions, chosen: readonly string[], { id }: ShirtOption): ShirtOption[] {
  if (chosen.includes(id)) return [];
  const excluded = excludedBy(options, id).filter((other) => chosen.includes(other));
  return findOptions({ options }, excluded);
}

/** Adopts what was checked before the picker was hydrated, as far as it goes together. */
function useEarlyOptions(
  list: RefObject<HTMLUListElement | null>,
  { options, chosen, onChange }: Pick<OptionsPickerProps, "options" | "chosen" | "onChange">,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const checked = list.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    const fitting = fitOptions(
      { options },
      Array.from(checked, ({ value }) => value),
    );
    if (fitting.join() !== chosen.join()) onChange(fitting);
  }, []);
}

interface OptionRowProps {
  option: ShirtOption;
  isChosen: boolean;
  isFull: boolean;
  replaced: readonly ShirtOption[];
  onToggle: () => void;
}

function OptionRow({ option, isChosen, isFull, replaced, onToggle }: OptionRowProps) {
  const { id, name, priceCents, patch } = option;
  const place = patch && placeNames[patch.place];
  const note = describeChoice();

  function describeChoice(): string | undefined {
    if (replaced.length > 0) return `No lugar de ${nameOptions(replaced)}`;
    if (isFull) return place ? `${place}. ${FULL}` : FULL;
    return place;
  }

  return (
    <Checkbox
      name="option"
      value={id}
      checked={isChosen}
      disabled={isFull}
      onChange={onToggle}
      className={rowClass}
      label={
        <span className="flex items-center gap-3">
          {patch && (
            <img
              src={patchUrl(patch.imageUrl, 160)}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className={cx("size-10 shrink-0 object-contain", isFull && "opacity-50")}
            />
          )}
          <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
            <span className="wrap-anywhere font-medium">{name}</span>
            <span className="whitespace-nowrap font-semibold text-small tabular-nums">
              {describeOptionPrice(priceCents)}
            </span>
            {note && <span className="wrap-anywhere col-span-2 text-muted text-small">{note}</span>}
          </span>
        </span>
      }
    />
  );
}

const FULL = "Tire outra para escolher esta.";

const rowClass = cx(
  "min-h-16! cursor-pointer rounded-control border border-control px-3 py-2 transition-colors hover:border-text",
  "has-checked:border-text has-checked:bg-surface [&>span:last-child]:min-w-0 [&>span:last-child]:flex-1",
  "has-disabled:cursor-not-allowed has-disabled:border-line",
);

const frontClass = "aspect-12/11 rounded-card";
