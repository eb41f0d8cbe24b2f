import { Download } from "lucide-react";
import { dayOf } from "#domain/orders/order-dates.ts";
import { Button } from "#ui/button.tsx";
import { type Spreadsheet, useDownload } from "./use-download.ts";

export interface ExportButtonProps {
  /** The export operation with the list's filters. */
  sheet: Spreadsheet;
  /** The file's base name: `clientes` becomes clientes-2026-11-15.csv. */
  name: string;
  done: string;
  failed: string;
}

/** Downloads a spreadsheet of the filtered list, all pages. */
export function ExportButton({ sheet, name, done, failed }: ExportButtonProps) {
  const { download, isDownloading } = useDownload({ done, failed });
  const start = () => download({ ...sheet, fileName: `${name}-${dayOf(new Date())}.csv` });
  return (
    <Button
      variant="outline"
      size="app"
      icon={<Download />}
      busy={isDownloading}
      busyLabel="Exportando..."
      onClick={start}
    >
      Exportar CSV
    </Button>
  );
}
