import { useId } from "react";
import { canChoose, excludedBy, findOptions, toggleOption } from "#domain/options/choose-options.ts";
import { describeOptionPrice, nameOptions, optionTexts, placeNames } from "#domain/options/option-texts.ts";
import type { OfferedOptions, ShirtOption } from "#domain/options/shirt-option.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import { patchUrl } from "./patch-url.ts";

interface OptionsPickerProps {
  options: OfferedOptions;
  /** The ids of the chosen ones. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  label?: string;
}

/** What a shirt may get for a price. A choice replaces those that it does not go together with, and says so before. */
export function OptionsPicker({ options, chosen, onChange, label = "Opções" }: OptionsPickerProps) {
  const id = useId();
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
      <ul className="grid gap-2">
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
    </div>
  );
}

/** The chosen ones that would be taken off. */
function replacedBy(options: OfferedOptions, chosen: readonly string[], { id }: ShirtOption): ShirtOption[] {
  if (chosen.includes(id)) return [];
  const excluded = excludedBy(options, id).filter((other) => chosen.includes(other));
  return findOptions({ options }, excluded);
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
  const note = replaced.length > 0 ? `No lugar de ${nameOptions(replaced)}` : place;
  return (
    <Checkbox
      name="option"
      value={id}
      checked={isChosen}
      disabled={isFull}
      onChange={onToggle}
      className={cx(
        "rounded-control border border-control px-3 py-2 transition-colors hover:border-text",
        "has-checked:border-grass has-disabled:border-line [&>span:last-child]:flex-1",
      )}
      label={
        <span className="flex items-center gap-3">
          {patch && (
            <img
              src={patchUrl(patch.imageUrl, 160)}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className="size-10 shrink-0 object-contain"
            />
          )}
          <span className="grid min-w-0 flex-1">
            <span className="wrap-anywhere font-medium">{name}</span>
            {note && <span className="text-muted text-small">{note}</span>}
          </span>
          <span className="shrink-0 whitespace-nowrap font-semibold text-small">
            {describeOptionPrice(priceCents)}
          </span>
        </span>
      }
    />
  );
}
