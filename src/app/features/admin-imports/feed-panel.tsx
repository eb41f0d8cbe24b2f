import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { copyField } from "#app/features/orders/copy-field.ts";
import { PRODUCT_FEED_PATH } from "#domain/seo/product-feed.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Shows the addresses from which Google and Meta fetch the catalogue. */
export function FeedPanel() {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const origin = useHydrated() ? window.location.origin : "";
  const copy = async () => setIsCopied(field.current !== null && (await copyField(field.current)));
  return (
    <Panel>
      <PanelHead title="Catálogo no Google e na Meta" />
      <div className="grid gap-4 p-4 text-small lg:p-5">
        <p className="max-w-[75ch] text-muted">
          Este endereço lista todos os produtos no formato do Google Merchant Center e do catálogo do
          Instagram e Facebook. Ele acompanha a loja sozinho.
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-70 lg:max-w-130">
            <Field label="Endereço do catálogo">
              <Input ref={field} controlSize="app" readOnly value={origin + PRODUCT_FEED_PATH} />
            </Field>
          </div>
          <Button variant="outline" size="app" icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
            {isCopied ? "Copiado" : "Copiar"}
          </Button>
          <span role="status" className="sr-only">
            {isCopied && "Endereço copiado"}
          </span>
        </div>
        <ul className="grid list-disc gap-1.5 pl-5 text-muted marker:text-grass">
          <li>
            <strong className="text-text">Google:</strong> no Merchant Center, em Produtos → Fontes de dados,
            adicione um arquivo e escolha “Inserir um link para o arquivo”.
          </li>
          <li>
            <strong className="text-text">Meta:</strong> no Gerenciador de Comércio, em Catálogo → Fontes de
            dados, escolha “Feed de dados” e “URL programada”.
          </li>
        </ul>
      </div>
    </Panel>
  );
}
