import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { callApi } from "#app/api/api-client.ts";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { AUDIT_ENTRIES_PER_PAGE, auditSubjects } from "#domain/audit/audit-log.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { anchoredClass, useAnchor } from "../section/use-anchor.ts";
import { AuditEntry } from "./audit-entry.tsx";
import { AuditFilters } from "./audit-filters.tsx";

/** The audit log: who changed what, and when. */
export function AuditSection() {
  const anchor = useAnchor("Histórico");
  return (
    <section aria-labelledby={anchor.id}>
      <Panel className={anchoredClass}>
        <div className="border-line border-b p-4 lg:px-6">
          <h2 {...anchor} className="font-semibold text-lead">
            Histórico
          </h2>
          <p className="mt-1 text-muted">Tudo o que administradores alteraram na loja.</p>
        </div>
        <AuditFilters />
        <AuditList />
      </Panel>
    </section>
  );
}

function AuditList() {
  const { get, set } = useListParams();
  const query = {
    person: get("pessoa") || undefined,
    subject: auditSubjects.find((subject) => subject === get("assunto")),
    from: get("de") || undefined,
    to: get("ate") || undefined,
    cursor: get("cursor") || undefined,
  };
  const isFiltered = ["pessoa", "assunto", "de", "ate"].some((param) => get(param));
  // Any change in the shop may add an entry, so the query is not cached.
  const { data, error, refetch } = useQuery({
    queryKey: ["settings", "audit-log", query],
    queryFn: () => callApi("GET /api/admin/audit-log", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  if (error) return <LoadFailed title="Falha ao carregar o histórico" error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton label="Carregando o histórico..." />;
  if (data.rows.length === 0) {
    return (
      <EmptyState
        icon={<History className="size-8" />}
        title={isFiltered ? "Nada encontrado" : "Nenhuma alteração ainda"}
        text={isFiltered ? "Tente outros filtros." : "O que administradores alterarem aparece aqui."}
        action={
          isFiltered && (
            <Button
              variant="outline"
              size="app"
              onClick={() => set({ pessoa: null, assunto: null, de: null, ate: null })}
            >
              Limpar filtros
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <ol aria-label="Alterações">
        {data.rows.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <ListPager page={data} size={AUDIT_ENTRIES_PER_PAGE} />
    </>
  );
}
