import { ExportButton } from "#app/features/admin/export-button.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { readCustomerFilter } from "./customer-list-params.ts";

/** Exports the customers of the filtered list, all pages. */
export function ExportCustomers() {
  const { params } = useListParams();
  return (
    <ExportButton
      sheet={{ address: "GET /api/admin/customers/export", input: { query: readCustomerFilter(params) } }}
      name="clientes"
      done="Clientes exportados com sucesso!"
      failed="Não foi possível exportar os clientes"
    />
  );
}
