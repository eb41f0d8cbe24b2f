import { Check, Copy, ExternalLink } from "lucide-react";
import { useRef, useState } from "react";
import { copyField } from "#app/features/clipboard/copy-field.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import type { FeedState } from "./use-feed-state.ts";

type Outcome = "copied" | "refused";

const outcomeTexts: Record<Outcome, string> = {
  copied: "Endereço copiado",
  refused: "Não foi possível copiar. Selecione o endereço e copie.",
};

export function FeedAddress({ feed: { url, reachable } }: { feed: FeedState }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async () => {
    if (field.current) setOutcome((await copyField(field.current)) ? "copied" : "refused");
  };
  return (
    <Panel>
      <PanelHead title="Endereço do catálogo" />
      <div className="grid gap-4 p-4 lg:p-5">
        {!reachable && <UnreachableNotice url={url} />}
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-70 lg:max-w-140">
            <Field label="Copie este endereço">
              <Input ref={field} controlSize="app" readOnly value={url} />
            </Field>
          </div>
          <Button
            size="app"
            icon={outcome === "copied" ? <Check /> : <Copy />}
            onClick={copy}
            className="max-md:flex-1"
          >
            {outcome === "copied" ? "Copiado" : "Copiar"}
          </Button>
          <ButtonLink
            to={url}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="app"
            icon={<ExternalLink />}
            className="max-md:flex-1"
          >
            Abrir
          </ButtonLink>
        </div>
        <p role="status" className="text-caption text-muted empty:hidden">
          {outcome && outcomeTexts[outcome]}
        </p>
      </div>
    </Panel>
  );
}

function UnreachableNotice({ url }: { url: string }) {
  return (
    <Alert tone="info" announce={false}>
      <p className="font-semibold">O endereço público da loja ainda não foi definido</p>
      <p className="wrap-anywhere mt-1">
        O Google e a Meta não alcançam {new URL(url).host}, que só abre neste computador ou nesta rede. Peça a
        quem instalou a loja para definir PUBLIC_URL com o seu domínio, como https://sualoja.com.br, e
        reiniciar o programa.
      </p>
    </Alert>
  );
}
