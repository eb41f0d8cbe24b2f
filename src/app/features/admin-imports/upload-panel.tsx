import { FileSpreadsheet, FileText, FileUp } from "lucide-react";
import { useDownload } from "#app/features/admin/use-download.ts";
import { acceptedImportEndings, MAX_ARCHIVE_BYTES } from "#domain/imports/import-limits.ts";
import { Button } from "#ui/button.tsx";
import { FilePicker } from "#ui/file-picker.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { useUploadImport } from "./use-upload-import.ts";

export function UploadPanel({ onStarted }: { onStarted: (id: string) => void }) {
  const { upload, error, send, cancel } = useUploadImport(onStarted);
  return (
    <Panel>
      <PanelHead title="Nova importação" />
      <div className="grid gap-6 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:p-5">
        <FilePicker
          label="Planilha ou ZIP"
          icon={<FileUp />}
          prompt="Arraste a planilha ou clique para escolher"
          overPrompt="Solte para enviar"
          hint="CSV ou Excel (.xlsx) de até 10 MB, ou um ZIP de até 200 MB com a planilha e as fotos"
          accept={acceptedImportEndings.join(",")}
          refuse={refuseImportFile}
          disabled={upload !== undefined}
          onFiles={([file]) => file && void send(file)}
          upload={upload}
          onCancel={cancel}
          error={error}
        />
        <HowItWorks />
      </div>
    </Panel>
  );
}

function refuseImportFile({ name, size }: File): string | undefined {
  if (!acceptedImportEndings.some((ending) => name.toLowerCase().endsWith(ending))) {
    return "Use um arquivo .csv, .xlsx ou .zip.";
  }
  return size > MAX_ARCHIVE_BYTES ? "Arquivo muito grande. O tamanho máximo é 200 MB." : undefined;
}

function HowItWorks() {
  const { download } = useDownload({ done: "Modelo baixado", failed: "Erro ao baixar o modelo" });
  const get = (format: "csv" | "xlsx") => () =>
    download({
      address: "GET /api/admin/imports/template",
      input: { query: { format } },
      fileName: `modelo-de-produtos.${format}`,
    });
  return (
    <div className="grid content-start gap-3 text-small">
      <ul className="grid list-disc gap-1.5 pl-5 text-muted marker:text-grass">
        <li>Um produto por linha, com os títulos das colunas na primeira.</li>
        <li>
          Com o mesmo <strong className="text-text">Código</strong> o produto é atualizado; sem ele, é criado.
          Célula vazia não muda nada.
        </li>
        <li>
          Em <strong className="text-text">Imagens</strong>, endereços da internet ou nomes de arquivos do ZIP
          (com a pasta, se o nome se repete), separados por <code>|</code>.
        </li>
        <li>Categorias que a loja não tem são criadas. Tudo pode ser desfeito por 30 dias.</li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="app" icon={<FileSpreadsheet />} onClick={get("xlsx")}>
          Baixar modelo (.xlsx)
        </Button>
        <Button variant="outline" size="app" icon={<FileText />} onClick={get("csv")}>
          Baixar modelo (CSV)
        </Button>
      </div>
    </div>
  );
}
