import { Copy, Download } from "lucide-react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.tsx";

/** Shown only once, because the server stores only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${codes.join("\n")}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success("Códigos copiados");
    } catch {
      toast.error("Não foi possível copiar", { description: "Baixe o arquivo ou anote os códigos." });
    }
  }

  return (
    <>
      <DialogBody>
        <Alert tone="info" announce={false}>
          Guarde estes códigos de recuperação em lugar seguro. Cada um vale uma entrada, se você perder o
          celular. Eles não serão mostrados de novo.
        </Alert>
        <ul className="grid grid-cols-2 gap-2 rounded-card border border-line bg-ground p-4 text-center font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 max-md:*:flex-1">
          <Button
            variant="outline"
            size="app"
            icon={<Download />}
            onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "codigos-de-recuperacao.txt")}
          >
            Baixar códigos
          </Button>
          <Button variant="outline" size="app" icon={<Copy />} onClick={copy}>
            Copiar
          </Button>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button size="app" onClick={onDone}>
          Já guardei os códigos
        </Button>
      </DialogFoot>
    </>
  );
}
