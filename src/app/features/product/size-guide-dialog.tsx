import type { RefObject } from "react";
import { sizes } from "#domain/catalog/sizes.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { type Measures, measuresBySize } from "./size-measures.ts";

interface SizeGuideDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
}

const columns: readonly { key: keyof Measures; label: string; how: string }[] = [
  { key: "chest", label: "Tórax", how: "de uma axila à outra, com a peça estendida" },
  { key: "length", label: "Comprimento", how: "do ponto mais alto do ombro até a barra" },
  { key: "sleeve", label: "Manga", how: "da costura do ombro até o punho" },
];

export default function SizeGuideDialog({ open, onOpenChange, returnFocusTo }: SizeGuideDialogProps) {
  return (
    <Dialog
      title="Guia de tamanhos"
      width={720}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <DialogBody>
        <MeasureTable />
        <div className="grid gap-3">
          <h3 className="font-semibold text-body">Como medir</h3>
          <p className="text-muted">
            Estenda sobre uma mesa uma camisa que veste bem em você, meça e compare com a tabela.
          </p>
          <dl className="grid gap-2">
            {columns.map(({ key, label, how }) => (
              <div key={key} className="flex flex-wrap gap-x-2">
                <dt className="font-semibold">{label}:</dt>
                <dd className="text-muted">{how}.</dd>
              </div>
            ))}
          </dl>
          <p className="text-muted">
            Entre dois tamanhos, prefira o maior. As medidas podem variar até 2 cm de uma peça para outra.
          </p>
        </div>
      </DialogBody>
    </Dialog>
  );
}

function MeasureTable() {
  return (
    <table className="w-full border-collapse text-center text-body">
      <caption className="pb-3 text-left text-muted text-small">
        Medidas da peça estendida, em centímetros.
      </caption>
      <thead>
        <tr className="border-line border-b text-caption text-muted">
          <th scope="col" className="h-11 text-left font-semibold">
            Tamanho
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className="h-11 font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size} className="border-line border-b">
            <th scope="row" className="h-12 text-left font-bold font-display text-action-lg">
              {size}
            </th>
            {columns.map(({ key }) => (
              <td key={key} className="tabular-nums">
                {measuresBySize[size][key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
