import type { ChangeEvent, CompositionEvent } from "react";
import { normalizeCustomName, normalizeCustomNumber } from "#domain/print/customization.ts";
import { Input, type InputProps } from "#ui/input.tsx";

interface CustomInputProps extends Pick<InputProps, "controlSize"> {
  value: string;
  onValueChange: (value: string) => void;
}

interface CustomNameInputProps extends CustomInputProps {
  /** As many as the shop prints where a product says nothing else. */
  maxLetters?: number | undefined;
}

export function CustomNameInput({ value, onValueChange, controlSize, maxLetters }: CustomNameInputProps) {
  const normalize = (text: string) => normalizeCustomName(text, maxLetters);

  function change(event: ChangeEvent<HTMLInputElement>) {
    // Rewriting the text during an IME composition (´ + a, or a phone's suggestion) would lose it.
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    onValueChange(isComposing ? event.target.value : rewrite(event.target, normalize));
  }

  function settle(event: CompositionEvent<HTMLInputElement>) {
    onValueChange(rewrite(event.currentTarget, normalize));
  }

  return (
    <Input
      controlSize={controlSize}
      value={value}
      onChange={change}
      onCompositionEnd={settle}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      className="uppercase"
    />
  );
}

export function CustomNumberInput({ value, onValueChange, controlSize }: CustomInputProps) {
  return (
    <Input
      controlSize={controlSize}
      value={value}
      onChange={(event) => onValueChange(rewrite(event.target, normalizeCustomNumber))}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      className="tabular-nums"
    />
  );
}

/** Writes the normalised text into the field and restores the caret, which React would move. */
function rewrite(input: HTMLInputElement, normalize: (text: string) => string): string {
  const text = normalize(input.value);
  if (text === input.value) return text;
  const caret = normalize(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
  return text;
}
