import { Search, X } from "lucide-react";
import { useRef } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { Input, type InputProps } from "./input.tsx";

export interface SearchInputProps extends Omit<InputProps, "type" | "paddingClass" | "ref"> {
  label: string;
  /** If set, a filled field has a button that clears it. */
  onClear?: (() => void) | undefined;
  clearLabel?: string | undefined;
}

export function SearchInput(props: SearchInputProps) {
  const { label, onClear, clearLabel = "Limpar", className, ...rest } = props;
  const ref = useRef<HTMLInputElement>(null);
  return (
    <div className={cx("relative grid", className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3.5 z-1 size-5 -translate-y-1/2 text-muted" />
      <Input
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={ref}
        type="search"
        aria-label={label}
        paddingClass="pr-12 pl-11"
      />
      {onClear && rest.value ? (
        <span className="absolute top-1/2 right-0.5 -translate-y-1/2 text-muted">
          <IconButton
            label={clearLabel}
            size="sm"
            onClick={() => {
              onClear();
              ref.current?.focus();
            }}
          >
            <X className="size-5" />
          </IconButton>
        </span>
      ) : null}
    </div>
  );
}
