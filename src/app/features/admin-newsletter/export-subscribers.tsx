import { ExportButton } from "#app/features/admin/export-button.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { queryOf } from "#app/features/admin-customers/customer-list-params.ts";
import { readSubscriberFilter } from "./subscriber-queries.ts";

/** Of the addresses that the list shows, all pages. */
export function ExportSubscribers() {
  const { params } = useListParams();
  return (
    <ExportButton
      path={`/admin/newsletter/export?${queryOf({ ...readSubscriberFilter(params) })}`}
      name="newsletter"
      done="Emails exportados com sucesso!"
      failed="Não foi possível exportar os emails"
    />
  );
}
