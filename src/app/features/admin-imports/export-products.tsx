import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { useDownload } from "#app/features/admin/use-download.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { Button } from "#ui/button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";

/** Exports the whole catalogue, in the columns that an import reads. */
export function ExportProducts() {
  const { download, isDownloading } = useDownload({
    done: "Produtos exportados com sucesso!",
    failed: "Erro ao exportar produtos",
  });
  const start = (format: "csv" | "xlsx") => () =>
    download({
      address: "GET /api/admin/products/export",
      input: { query: { format } },
      fileName: `produtos-${dayOf(new Date())}.${format}`,
    });
  return (
    <Menu
      trigger={
        <Button
          variant="outline"
          size="app"
          icon={<Download />}
          busy={isDownloading}
          busyLabel="Exportando..."
        >
          Exportar
        </Button>
      }
    >
      <MenuItem icon={<FileSpreadsheet />} onSelect={start("xlsx")}>
        Planilha do Excel (.xlsx)
      </MenuItem>
      <MenuItem icon={<FileText />} onSelect={start("csv")}>
        CSV
      </MenuItem>
    </Menu>
  );
}
