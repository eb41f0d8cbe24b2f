import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { copyField } from "#app/features/orders/copy-field.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";
import { orderTexts } from "./order-texts.ts";

/** Copies the address; where the browser forbids that, a field with the selected text appears. */
export function CopyAddress({ text }: { text: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isByHand, setIsByHand] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      flushSync(() => setIsByHand(true));
      if (!field.current || !(await copyField(field.current))) return;
      button.current?.focus();
    }
    setIsByHand(false);
    toast.success(orderTexts.addressCopied);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button ref={button} variant="ghost" size="app" icon={<Copy />} onClick={copy} className="-ml-3">
        Copiar endereço
      </Button>
      {isByHand && (
        <Field label="Endereço para copiar" hint={orderTexts.copyRefused} className="w-full font-normal">
          <Input
            ref={field}
            controlSize="app"
            readOnly
            value={text}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      )}
    </div>
  );
}
