import { Mail } from "lucide-react";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { ListToolbar } from "#app/features/admin/list-toolbar.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { SUBSCRIBERS_PER_PAGE, type SubscriberFilter } from "#domain/newsletter/subscriber.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { RemoveSubscriberDialog } from "./remove-subscriber-dialog.tsx";
import { readSubscriberFilter, type SubscriberRow, useSubscriberList } from "./subscriber-queries.ts";
import { SubscriberStatusFilter } from "./subscriber-status-filter.tsx";
import { SubscribersTable } from "./subscribers-table.tsx";

export function NewsletterPanel() {
  const list = useListParams();
  const filter = readSubscriberFilter(list.params);
  const dialog = useOpenDialog<SubscriberRow>();
  return (
    <Panel>
      <ListToolbar
        list={list}
        layout="labelled"
        search={{ label: "Buscar e-mails", placeholder: "Buscar por e-mail...", maxLength: 80 }}
      >
        <SubscriberStatusFilter list={list} status={filter.status} />
      </ListToolbar>
      <SubscriberList filter={filter} onRemove={dialog.open} />
      {dialog.opened && (
        <RemoveSubscriberDialog
          subscriber={dialog.opened.subject}
          open={dialog.opened.isOpen}
          onClose={dialog.close}
        />
      )}
    </Panel>
  );
}

interface SubscriberListProps {
  filter: SubscriberFilter;
  onRemove: (subscriber: SubscriberRow) => void;
}

/** Shows one of the states loading, failed, empty or full. */
function SubscriberList({ filter, onRemove }: SubscriberListProps) {
  const { get } = useListParams();
  const { data: page, error, refetch, isPlaceholderData } = useSubscriberList(filter, get("cursor"));
  if (!page && error)
    return (
      <LoadFailed title="Falha ao carregar a newsletter. Tente novamente." error={error} onRetry={refetch} />
    );
  if (!page) return <TableSkeleton label="Carregando e-mails..." />;
  if (page.rows.length === 0) return <NoSubscribers isFiltered={Boolean(filter.q || filter.status)} />;
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <SubscribersTable rows={page.rows} onRemove={onRemove} />
      <ListPager page={page} size={SUBSCRIBERS_PER_PAGE} />
    </div>
  );
}

function NoSubscribers({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon={<Mail className="size-8 text-muted" />}
      title={isFiltered ? "Nenhum e-mail encontrado" : "Ninguém se inscreveu ainda"}
      text={
        isFiltered
          ? "Tente outro e-mail ou outra situação."
          : "Quem se inscrever na página inicial ou no rodapé da loja aparece aqui."
      }
    />
  );
}
