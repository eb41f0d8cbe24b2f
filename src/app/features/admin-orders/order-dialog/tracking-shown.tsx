import { ExternalLink, PencilLine, Plus } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { ManagedFulfilment } from "../admin-order.ts";
import { CopyText } from "../copy-text.tsx";
import { stepTexts } from "../steps/step-texts.ts";

interface TrackingShownProps {
  tracking: ManagedFulfilment["tracking"];
  onEdit: () => void;
}

/** The parcel's carrier and code, to follow and to copy. */
export function TrackingShown({ tracking, onEdit }: TrackingShownProps) {
  if (tracking === null) {
    return (
      <Button
        variant="ghost"
        size="app"
        icon={<Plus />}
        className="-my-2 -ml-3 justify-self-start"
        onClick={onEdit}
      >
        Adicionar código de rastreio
      </Button>
    );
  }
  return (
    <div className="grid gap-1">
      <p className="text-caption text-muted">Rastreio{tracking.carrier && ` · ${tracking.carrier}`}</p>
      <p className="wrap-anywhere select-all font-semibold tabular-nums">{tracking.code}</p>
      <div className="flex flex-wrap items-start gap-x-3">
        {tracking.url && (
          <ButtonLink
            variant="ghost"
            size="app"
            icon={<ExternalLink />}
            to={tracking.url}
            target="_blank"
            rel="noreferrer"
            className="-ml-3"
          >
            Acompanhar
          </ButtonLink>
        )}
        <CopyText
          text={tracking.code}
          label="Copiar código"
          copied={stepTexts.trackingCopied}
          byHand={{ label: "Código para copiar", hint: stepTexts.copyRefused }}
        />
        <Button variant="ghost" size="app" icon={<PencilLine />} className="-ml-3" onClick={onEdit}>
          Editar rastreio
        </Button>
      </div>
    </div>
  );
}
