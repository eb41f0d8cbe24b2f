import type { ChangeEvent } from "react";
import { Input } from "#ui/input.tsx";
import { cleanPrice } from "./product-draft/product-draft.ts";

interface PriceInputProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** A price in reais with a decimal point, whether it was typed, pasted or saved before. */
export function PriceInput({ value, onValueChange }: PriceInputProps) {
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value;
    const cleaned = cleanPrice(typed);
    if (cleaned !== typed) {
      // Written here, because React would move the caret to the end.
      const caret = Math.max(0, cleaned.length - typed.length + (target.selectionEnd ?? typed.length));
      target.value = cleaned;
      target.setSelectionRange(caret, caret);
    }
    onValueChange(cleaned);
  }
  return (
    <Input
      controlSize="app"
      autoComplete="off"
      inputMode="decimal"
      placeholder="0.00"
      maxLength={14}
      className="tabular-nums"
      value={value}
      onChange={handleChange}
    />
  );
}
