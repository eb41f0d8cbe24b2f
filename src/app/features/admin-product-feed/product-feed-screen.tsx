import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { Panel } from "#ui/panel.tsx";
import { FeedAddress } from "./feed-address.tsx";
import { FeedContent } from "./feed-content.tsx";
import { FeedInstructions } from "./feed-instructions.tsx";
import { useFeedState } from "./use-feed-state.ts";

/** The catalogue that Google and Meta fetch: its address, how to enter it there, and what is in it. */
export function ProductFeedScreen() {
  const { data, error, refetch } = useFeedState();
  return (
    <AdminPage
      title="Google e Meta"
      description="Mostre seus produtos no Google, no Instagram e no Facebook. Você informa um endereço uma vez, e eles leem a loja todo dia."
    >
      {data ? (
        <>
          <FeedAddress feed={data} />
          <FeedInstructions />
          <FeedContent feed={data} />
        </>
      ) : (
        <Panel>
          {error ? (
            <LoadFailed title="Não foi possível carregar o catálogo" error={error} onRetry={refetch} />
          ) : (
            <TableSkeleton label="Carregando o catálogo..." rows={4} />
          )}
        </Panel>
      )}
    </AdminPage>
  );
}
