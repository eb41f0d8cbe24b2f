import { Download } from "lucide-react";
import { useDownload } from "#app/features/admin/use-download.ts";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { Button } from "#ui/button.tsx";
import { queryOf, readCustomerFilter } from "./customer-list-params.ts";

/** Of the customers that the list shows, all pages. */
export function ExportCustomers() {
  const { params } = useListParams();
  const { download, isDownloading } = useDownload({
    done: "Clientes exportados com sucesso!",
    failed: "Não foi possível exportar os clientes",
  });
  const start = () =>
    download({
      path: `/admin/customers/export?${queryOf({ ...readCustomerFilter(params) })}`,
      fileName: `clientes-${dayOf(new Date())}.csv`,
    });
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
