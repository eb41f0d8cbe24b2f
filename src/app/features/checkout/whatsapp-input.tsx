import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import { maskWhatsapp, typeWhatsapp } from "#domain/delivery/typed-whatsapp.ts";
import { Input, type InputProps } from "#ui/input.tsx";

interface WhatsappInputProps extends Omit<InputProps, "value" | "onChange"> {
  digits: string;
  onDigitsChange: (digits: string) => void;
}

/** Shows (11) 91234-5678 while it keeps digits only. */
export function WhatsappInput({ digits, onDigitsChange, ...rest }: WhatsappInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const typed = typeWhatsapp({
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      before: digits,
      isBackspace: nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentBackward",
    });
    caret.current = typed.caret;
    // Written at once: where the digits stay the same, React would not render and the field would keep the raw text.
    target.value = typed.text;
    target.setSelectionRange(typed.caret, typed.caret);
    onDigitsChange(typed.digits);
  }

  // React sets the value anew and the caret goes to the end; it belongs where the person is typing.
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <Input
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(11) 91234-5678"
      {...rest}
      value={maskWhatsapp(digits)}
      onChange={change}
    />
  );
}
