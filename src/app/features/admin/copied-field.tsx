import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { copyField } from "#app/features/clipboard/copy-field.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";

interface CopiedFieldProps {
  label: string;
  value: string;
  /** What the button says, and what the toast then does: "Copiar endereço", "Endereço copiado". */
  copy: string;
  copied: string;
  /** Said where the browser does not let a page copy. */
  refused: string;
}

/** A text that the owner takes to another program, with a button that copies it. */
export function CopiedField({ label, value, copy, copied, refused }: CopiedFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function copyIt() {
    if (!field.current) return;
    const isCopied = await copyField(field.current);
    setIsRefused(!isCopied);
    if (isCopied) toast.success(copied);
  }

  return (
    <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={label} hint={isRefused && refused}>
        <Input
          ref={field}
          controlSize="app"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Button variant="outline" size="app" icon={<Copy />} onClick={copyIt} className="md:mt-7">
        {copy}
      </Button>
    </div>
  );
}
