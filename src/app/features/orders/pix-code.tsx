import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatCents } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { copyField } from "./copy-field.ts";

const COPIED_SHOWN_MS = 4000;

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
        <p role="status" className={outcome === "refused" ? "text-small text-warn" : "sr-only"}>
          {isCopied && "Copiado!"}
          {outcome === "refused" &&
            "O navegador não deixou copiar. O código está selecionado: copie pelo menu do aparelho."}
        </p>
      </div>
    </div>
  );
}

function useCopy(field: React.RefObject<HTMLInputElement | null>) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    if (field.current) setOutcome((await copyField(field.current)) ? "copied" : "refused");
  }

  return { outcome, copy };
}
