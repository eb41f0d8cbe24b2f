import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as BaseSelect } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { cx } from "./cx.ts";
import { type ControlProps, useFieldControl } from "./field.tsx";
import { type ControlSize, inputClass, inputHeights, inputPaddings } from "./input-class.ts";
import { popupClass, popupItemClass } from "./popup-class.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends ControlProps {
  options: readonly SelectOption[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** The name under which the form sends its value. */
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  controlSize?: ControlSize | undefined;
  /** Only needed outside a Field. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Select(props: SelectProps) {
  const { options, value, defaultValue, onValueChange, name, placeholder, disabled, label } = props;
  const { controlSize = "md", className } = props;
  const { id, required, ...described } = useFieldControl(props);
  return (
    <BaseSelect.Root
      items={options}
      value={value}
      defaultValue={defaultValue}
      onValueChange={(next) => next !== null && onValueChange?.(next)}
      name={name}
      disabled={disabled}
      required={required}
      id={id}
      modal={false}
    >
      <BaseSelect.Trigger
        {...described}
        aria-label={label}
        className={inputClass(
          controlSize,
          cx(
            "flex items-center justify-between gap-2 text-left data-popup-open:border-focus",
            inputHeights[controlSize],
            inputPaddings[controlSize],
            className,
          ),
        )}
      >
        <BaseSelect.Value className="truncate data-placeholder:text-subtle" placeholder={placeholder} />
        <ChevronDown className="size-5 text-muted" />
      </BaseSelect.Trigger>
      <SelectList options={options} />
    </BaseSelect.Root>
  );
}

/**
 * The Content-Security-Policy forbids style elements; the scrollbar rule that Base UI would inject is not needed here.
 */
function SelectList({ options }: { options: readonly SelectOption[] }) {
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Portal>
        <BaseSelect.Positioner
          sideOffset={4}
          align="start"
          alignItemWithTrigger={false}
          className="z-55 outline-none"
        >
          <BaseSelect.Popup className={cx(popupClass, "min-w-(--anchor-width) max-w-(--available-width)")}>
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={cx(popupItemClass, "justify-between py-1")}
                >
                  <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator>
                    <Check className="text-grass" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </CSPProvider>
  );
}
