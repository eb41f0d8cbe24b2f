import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { copyField } from "#app/features/clipboard/copy-field.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";

interface CopyTextProps {
  text: string;
  label: string;
  /** Said once it is copied. */
  copied: string;
  /** The label of the field where the browser forbids copying, and what to do there. */
  byHand: { label: string; hint: string };
  className?: string | undefined;
}

/** Copies a text; where the browser forbids that, a field with the selected text appears. */
export function CopyText({ text, label, copied, byHand, className }: CopyTextProps) {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isByHand, setIsByHand] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      flushSync(() => setIsByHand(true));
      if (!field.current || !(await copyField(field.current))) return;
      // The field goes, and would take the focus with it.
      if (document.activeElement === field.current) button.current?.focus();
    }
    setIsByHand(false);
    toast.success(copied);
  }

  return (
    <div className={cx("grid justify-items-start gap-2", className)}>
      <Button ref={button} variant="ghost" size="app" icon={<Copy />} onClick={copy} className="-ml-3">
        {label}
      </Button>
      {isByHand && (
        <Field label={byHand.label} hint={byHand.hint} className="w-full font-normal">
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
