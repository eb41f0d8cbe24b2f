import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import type { DeliveryRate } from "#domain/delivery/delivery-method.ts";
import { describeRate } from "#domain/delivery/delivery-texts.ts";
import { describeBusinessDays } from "#domain/delivery/describe-days.ts";
import { type ReadRates, readRatesCsv } from "#domain/delivery/rates-csv.ts";
import { type ListedKind, ratesColumns } from "#domain/delivery/rates-csv-columns.ts";
import { formatCents } from "#domain/money.ts";
import { decodeText } from "#domain/read-csv.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { FilePicker } from "#ui/file-picker.tsx";

/** 2,000 rows are less than 200 kB. */
const MAX_FILE_BYTES = 2_000_000;
const SHOWN_ROWS = 5;
const SHOWN_MISTAKES = 50;

interface RatesImportProps extends DialogState {
  kind: ListedKind;
  /** How many rows the method has now. */
  present: number;
  onTake: (rates: DeliveryRate[]) => void;
}

/** Reads a spreadsheet and shows what it holds; the rows are taken only when the owner confirms them. */
export function RatesImport({ kind, present, isOpen, onClose, onTake }: RatesImportProps) {
  const [read, setRead] = useState<ReadRates & { fileName: string }>();
  const isRight = read !== undefined && read.mistakes.length === 0;

  async function take(file: File) {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    setRead({ ...readRatesCsv(kind, text), fileName: file.name });
  }

  function confirm() {
    if (!isRight) return;
    onTake(read.rates);
    onClose();
  }

  return (
    <Dialog
      title="Importar CSV"
      description="As linhas do arquivo substituem as da tabela. Nada é salvo antes de você salvar a forma de entrega."
      nested
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <DialogBody>
        <FilePicker
          label="Arquivo CSV"
          icon={<FileSpreadsheet />}
          prompt="Arraste o arquivo ou clique para escolher"
          overPrompt="Solte para ler"
          hint={`Colunas: ${ratesColumns[kind].map(({ heading }) => heading).join("; ")}`}
          accept=".csv,text/csv"
          refuse={refuseFile}
          onFiles={([file]) => file && void take(file)}
        />
        {read && <Preview read={read} fileName={read.fileName} present={present} />}
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" size="app" onClick={onClose}>
          Cancelar
        </Button>
        <Button size="app" disabled={!isRight} onClick={confirm}>
          {isRight ? `Usar ${countRows(read.rates.length)}` : "Usar as linhas"}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface PreviewProps {
  read: ReadRates;
  fileName: string;
  present: number;
}

function Preview({ read: { rates, mistakes }, fileName, present }: PreviewProps) {
  if (mistakes.length > 0) {
    return (
      <Alert>
        <p className="wrap-anywhere font-semibold">
          {fileName}: {mistakes.length === 1 ? "1 linha com erro" : `${mistakes.length} linhas com erro`}.
          Corrija o arquivo e escolha-o de novo.
        </p>
        <ul className="mt-2 grid gap-1">
          {mistakes.slice(0, SHOWN_MISTAKES).map(({ line, message }) => (
            <li key={line}>
              Linha {line}: {message}
            </li>
          ))}
        </ul>
        {mistakes.length > SHOWN_MISTAKES && (
          <p className="mt-2">E mais {mistakes.length - SHOWN_MISTAKES}.</p>
        )}
      </Alert>
    );
  }
  return (
    <div role="status" className="grid gap-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{countRows(rates.length)}</span> em {fileName}
        {present > 0 && ` no lugar de ${countRows(present)}`}.
      </p>
      <ul className="grid gap-1 text-muted">
        {rates.slice(0, SHOWN_ROWS).map((rate) => (
          <li key={describeRate(rate)} className="wrap-anywhere">
            {describeRate(rate)}: {formatCents(rate.priceCents)}, {describeBusinessDays(rate.days)}
          </li>
        ))}
      </ul>
      {rates.length > SHOWN_ROWS && <p className="text-muted">E mais {rates.length - SHOWN_ROWS}.</p>}
    </div>
  );
}

const countRows = (count: number) => (count === 1 ? "1 linha" : `${count} linhas`);

function refuseFile({ name, size }: File): string | undefined {
  if (!/\.(csv|txt)$/i.test(name)) return "Use um arquivo .csv. No Excel: Salvar como, CSV.";
  return size > MAX_FILE_BYTES ? "Arquivo muito grande. O tamanho máximo é 2 MB." : undefined;
}
