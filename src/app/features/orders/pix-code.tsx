import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import { useCopy } from "#app/features/clipboard/use-copy.ts";
import { formatCents } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { CopyStatus } from "./copy-status.tsx";

interface PixCodeProps {
  code: string;
  amountCents: number;
  /** The size of the controls: 'app' is the denser back-office. */
  size?: "md" | "app";
}

/** The QR code to scan with another phone, and the code to paste on this one. */
export function PixCode({ code, amountCents, size = "md" }: PixCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy(field);
  const isCopied = outcome === "copied";
  return (
    <div className="grid gap-5 md:grid-cols-[200px_minmax(0,1fr)] md:items-center">
      <QrCode text={code} label={`QR Code do Pix no valor de ${formatCents(amountCents)}`} />
      <div className="grid gap-3 max-md:-order-1">
        <Field label="Pix copia e cola">
          <Input
            ref={field}
            controlSize={size}
            readOnly
            value={code}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button
          size={size}
          variant={size === "app" ? "outline" : "primary"}
          icon={isCopied ? <Check /> : <Copy />}
          onClick={copy}
        >
          {isCopied ? "Copiado!" : "Copiar código Pix"}
        </Button>
        <CopyStatus outcome={outcome} />
      </div>
    </div>
  );
}
