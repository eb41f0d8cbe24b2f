import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import { maskWhatsapp, typeWhatsapp } from "#domain/delivery/typed-whatsapp.ts";
import { Input, type InputProps } from "#ui/input.tsx";

interface WhatsappInputProps extends Omit<InputProps, "value" | "onChange"> {
  digits: string;
  onDigitsChange: (digits: string) => void;
}

/** Shows (11) 91234-5678 but reports digits only. */
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
    // Written directly: if the digits stay the same, React does not render and the field would keep the raw text.
    target.value = typed.text;
    target.setSelectionRange(typed.caret, typed.caret);
    onDigitsChange(typed.digits);
  }

  // React resets the value, which moves the caret to the end; it is put back where the person is typing.
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
