import { ArrowLeft, Users } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { DeleteTeamOrderDialog } from "./delete-team-order-dialog.tsx";
import { TeamOrdersTable } from "./team-orders-table.tsx";
import { type OpenTeamOrder, useTeamOrders } from "./use-team-orders.ts";

export function TeamOrdersScreen() {
  const { opened, open, close } = useOpenDialog<OpenTeamOrder>();
  return (
    <AdminPage
      title="Pedidos de times"
      description="As listas que os times estão enchendo pelo link, e a quem vale lembrar."
      actions={
        <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/pedidos">
          Voltar aos pedidos
        </ButtonLink>
      }
    >
      <Panel>
        <TeamOrders onDelete={open} />
      </Panel>
      {opened && (
        <DeleteTeamOrderDialog
          key={opened.count}
          order={opened.subject}
          isOpen={opened.isOpen}
          onClose={close}
        />
      )}
    </AdminPage>
  );
}

function TeamOrders({ onDelete }: { onDelete: (order: OpenTeamOrder) => void }) {
  const { data: orders, error, refetch } = useTeamOrders();
  if (!orders && error) {
    return (
      <LoadFailed title="Não foi possível carregar os pedidos de times" error={error} onRetry={refetch} />
    );
  }
  if (!orders) return <TableSkeleton label="Carregando pedidos de times..." rows={4} picture />;
  if (orders.length > 0) return <TeamOrdersTable orders={orders} onDelete={onDelete} />;
  return (
    <EmptyState
      icon={<Users className="size-8 text-muted" />}
      title="Nenhum pedido de time em aberto"
      text="Na página de uma camisa, em “Pedido para time”, o capitão cria um link e cada jogador coloca o próprio nome. As listas aparecem aqui até virarem pedido."
    />
  );
}
