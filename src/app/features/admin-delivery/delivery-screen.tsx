import { Plus } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { type DialogState, useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { DeleteMethodDialog } from "./delete-method-dialog.tsx";
import { AccountDialog } from "./melhor-envio/account-dialog.tsx";
import { DisconnectMelhorEnvio } from "./melhor-envio/disconnect-dialog.tsx";
import { MelhorEnvioPanel } from "./melhor-envio/melhor-envio-panel.tsx";
import type { MethodAction, OnMethodAction } from "./method-action.ts";
import { MethodDialog } from "./method-dialog.tsx";
import { MethodsTable } from "./methods-table.tsx";
import { NoMethods } from "./no-methods.tsx";
import { ShirtWeight, ShirtWeightDialog } from "./shirt-weight.tsx";
import { ShopperPreview } from "./shopper-preview.tsx";
import { useDeliveryMethods } from "./use-delivery-methods.ts";

export function DeliveryScreen() {
  const { opened, open, close } = useOpenDialog<MethodAction>();
  return (
    <AdminPage
      title="Entrega"
      description="Como os pedidos chegam aos clientes, quanto custa e quanto demora."
      actions={
        <Button size="app" icon={<Plus />} onClick={() => open({ kind: "create" })}>
          Nova forma de entrega
        </Button>
      }
    >
      <Panel>
        <Methods onAction={open} />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6 [&>*]:min-w-0">
        <div className="grid gap-5 lg:gap-6 [&>*]:min-w-0">
          <MelhorEnvioPanel onAction={open} />
          <ShirtWeight onAction={open} />
        </div>
        <ShopperPreview />
      </div>
      {opened && (
        <MethodDialogs key={opened.count} action={opened.subject} isOpen={opened.isOpen} onClose={close} />
      )}
    </AdminPage>
  );
}

function Methods({ onAction }: { onAction: OnMethodAction }) {
  const { data: methods, error, refetch } = useDeliveryMethods();
  if (methods) {
    return methods.length > 0 ? (
      <MethodsTable methods={methods} onAction={onAction} />
    ) : (
      <NoMethods onAction={onAction} />
    );
  }
  if (!error) return <TableSkeleton label="Carregando formas de entrega..." rows={3} />;
  return (
    <LoadFailed title="Não foi possível carregar as formas de entrega" error={error} onRetry={refetch} />
  );
}

function MethodDialogs({ action, ...state }: DialogState & { action: MethodAction }) {
  switch (action.kind) {
    case "create":
      return <MethodDialog {...state} kind={action.of} />;
    case "edit":
      return <MethodDialog {...state} method={action.method} />;
    case "delete":
      return <DeleteMethodDialog {...state} method={action.method} />;
    case "weigh":
      return <ShirtWeightDialog {...state} />;
    case "connect":
      return <AccountDialog {...state} account={action.account} focusesToken={action.focusesToken} />;
    case "disconnect":
      return <DisconnectMelhorEnvio {...state} />;
  }
}
