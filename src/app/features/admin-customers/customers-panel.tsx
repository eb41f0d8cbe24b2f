import { Users } from "lucide-react";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { ListToolbar } from "#app/features/admin/list-toolbar.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { CUSTOMERS_PER_PAGE, type CustomerFilter } from "#domain/customers/customer-filter.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { readCustomerFilter } from "./customer-list-params.ts";
import { useCustomerList } from "./customer-queries.ts";
import { CustomerSortFilter } from "./customer-sort-filter.tsx";
import { CustomersTable } from "./customers-table.tsx";

export function CustomersPanel() {
  const list = useListParams();
  const filter = readCustomerFilter(list.params);
  return (
    <Panel>
      <ListToolbar
        list={list}
        layout="labelled"
        search={{ label: "Buscar clientes", placeholder: "Nome, WhatsApp ou e-mail...", maxLength: 80 }}
      >
        <CustomerSortFilter list={list} sort={filter.sort} />
      </ListToolbar>
      <CustomerList filter={filter} />
    </Panel>
  );
}

/** Shows one of the states loading, failed, empty or full. */
function CustomerList({ filter }: { filter: CustomerFilter }) {
  const { get } = useListParams();
  const { data: page, error, refetch, isPlaceholderData } = useCustomerList(filter, get("cursor"));
  if (!page && error) {
    return (
      <LoadFailed title="Falha ao carregar clientes. Tente novamente." error={error} onRetry={refetch} />
    );
  }
  if (!page) return <TableSkeleton label="Carregando clientes..." />;
  if (page.rows.length === 0) return <NoCustomers isFiltered={Boolean(filter.q)} />;
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <CustomersTable rows={page.rows} sort={filter.sort} />
      <ListPager page={page} size={CUSTOMERS_PER_PAGE} />
    </div>
  );
}

function NoCustomers({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon={<Users className="size-8 text-muted" />}
      title="Nenhum cliente encontrado"
      text={
        isFiltered
          ? "Tente outro nome, número ou e-mail."
          : "Quem comprar ou criar uma conta na loja aparece aqui."
      }
    />
  );
}
