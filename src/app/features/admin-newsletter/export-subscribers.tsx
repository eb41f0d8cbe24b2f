import { ExportButton } from "#app/features/admin/export-button.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { readSubscriberFilter } from "./subscriber-queries.ts";

/** Exports the addresses of the filtered list, all pages. */
export function ExportSubscribers() {
  const { params } = useListParams();
  return (
    <ExportButton
      sheet={{
        address: "GET /api/admin/newsletter/export",
        input: { query: readSubscriberFilter(params) },
      }}
      name="newsletter"
      done="E-mails exportados com sucesso!"
      failed="Não foi possível exportar os e-mails"
    />
  );
}
