import { Download } from "lucide-react";
import { useDownload } from "#app/features/admin/use-download.ts";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { queryOf } from "#app/features/admin-customers/customer-list-params.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { Button } from "#ui/button.tsx";
import { readSubscriberFilter } from "./subscriber-queries.ts";

/** Of the addresses that the list shows, all pages. */
export function ExportSubscribers() {
  const { params } = useListParams();
  const { download, isDownloading } = useDownload({
    done: "Emails exportados com sucesso!",
    failed: "Não foi possível exportar os emails",
  });
  const start = () =>
    download({
      path: `/admin/newsletter/export?${queryOf({ ...readSubscriberFilter(params) })}`,
      fileName: `newsletter-${dayOf(new Date())}.csv`,
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
