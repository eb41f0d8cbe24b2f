import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { Panel } from "#ui/panel.tsx";
import { SettingsPanel } from "../section/settings-panel.tsx";
import { anchoredClass, useAnchor } from "../section/use-anchor.ts";
import { AdministratorTable } from "./administrator-table.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { useAdministrators } from "./use-administrators.ts";

export function AdministratorsSection() {
  const { data, error, refetch } = useAdministrators();
  const anchor = useAnchor("Administradores");
  return (
    <>
      <SettingsPanel
        title="Convidar administrador"
        description="A pessoa recebe um e-mail com um link que vale por 7 dias. Quem já tem conta entra nela para aceitar, ou cria uma senha nova."
      >
        <InviteForm />
        {data && data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
      </SettingsPanel>
      <section aria-labelledby={anchor.id}>
        <Panel className={anchoredClass}>
          <h2 {...anchor} className="border-line border-b p-4 font-semibold text-lead">
            Administradores
          </h2>
          {data ? (
            <AdministratorTable administrators={data.administrators} />
          ) : error ? (
            <LoadFailed title="Falha ao carregar administradores" error={error} onRetry={refetch} />
          ) : (
            <TableSkeleton label="Carregando administradores..." rows={3} />
          )}
        </Panel>
      </section>
    </>
  );
}
