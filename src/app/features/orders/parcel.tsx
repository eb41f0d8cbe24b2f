import { Check, Copy, ExternalLink } from "lucide-react";
import { useRef } from "react";
import { useCopy } from "#app/features/clipboard/use-copy.ts";
import { trackAction } from "#domain/fulfilment/followed-texts.ts";
import { type Tracking, trackingUrl } from "#domain/fulfilment/tracking.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { CopyStatus } from "./copy-status.tsx";

interface ParcelProps {
  tracking: Tracking;
  /** Whether the page leads to the carrier elsewhere. */
  isLinkedAbove: boolean;
}

/** Who carries the order, its code to copy, and the carrier's page where the shop knows it. */
export function Parcel({ tracking, isLinkedAbove }: ParcelProps) {
  const { carrier, code } = tracking;
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy(field);
  const isCopied = outcome === "copied";
  const url = isLinkedAbove ? null : trackingUrl(tracking);
  return (
    <div
      className={cx("grid items-end gap-3 bg-surface px-4 py-5 md:px-6", url && "md:grid-cols-[1fr_auto]")}
    >
      <Field label={carrier ? `Código de rastreio (${carrier})` : "Código de rastreio"}>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Input ref={field} readOnly value={code} onFocus={(event) => event.target.select()} />
          <Button variant="outline" icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
            {isCopied ? "Copiado!" : "Copiar"}
          </Button>
        </div>
      </Field>
      {url && (
        <ButtonLink to={url} target="_blank" rel="noopener noreferrer" icon={<ExternalLink />}>
          {trackAction(carrier)}
        </ButtonLink>
      )}
      <CopyStatus outcome={outcome} />
    </div>
  );
}
