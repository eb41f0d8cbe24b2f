import { FileDown, FileUp } from "lucide-react";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { deliveryRateSchema } from "#domain/delivery/delivery-method-input.ts";
import { writeRatesCsv } from "#domain/delivery/rates-csv.ts";
import type { ListedKind } from "#domain/delivery/rates-csv-columns.ts";
import { plainSlugOf } from "#domain/slug.ts";
import { Button } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { draftOfRate, toRateInput } from "./rate-draft.ts";
import { RatesImport } from "./rates-import.tsx";
import type { RateEditor } from "./use-rate-editor.ts";

/** The rows as a spreadsheet: downloaded without those that are incomplete, and read from a file. */
export function RatesFile({ editor, name }: { editor: RateEditor; name: string }) {
  const { opened, open, close } = useOpenDialog<ListedKind>();
  const kind: ListedKind = editor.kind === "local" ? "local" : "table";

  function download() {
    const rates = editor.rates.flatMap((draft) => {
      const { data } = deliveryRateSchema.safeParse(toRateInput(draft));
      return data ?? [];
    });
    const file = new Blob([writeRatesCsv(kind, rates)], { type: "text/csv;charset=utf-8" });
    saveFile(file, `${plainSlugOf(name) || "entrega"}.csv`);
  }

  return (
    <div className="flex gap-2 max-md:w-full max-md:flex-none! max-md:*:flex-1 md:ml-auto">
      <Button variant="ghost" size="app" icon={<FileUp />} onClick={() => open(kind)}>
        Importar CSV
      </Button>
      <Button variant="ghost" size="app" icon={<FileDown />} onClick={download}>
        Baixar CSV
      </Button>
      {opened && (
        <RatesImport
          key={opened.count}
          kind={opened.subject}
          present={editor.rates.length}
          isOpen={opened.isOpen}
          onClose={close}
          onTake={(rates) => editor.replace(rates.map(draftOfRate))}
        />
      )}
    </div>
  );
}
