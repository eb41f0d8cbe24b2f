import { ArrowLeft } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { ImportReport } from "./import-report.tsx";
import { ImportsHistory } from "./imports-history.tsx";
import { UploadPanel } from "./upload-panel.tsx";

/** The shown import is a URL parameter, so it can be reloaded, shared and returned to. */
export function ImportsScreen() {
  const { get, set } = useListParams();
  const shownId = get("importacao");
  const show = (id: string | null) => set({ importacao: id, mostrar: null, pagina: null });
  if (shownId) {
    return (
      <AdminPage
        title="Importar produtos"
        actions={<BackLink to="/admin/produtos/importar">Importações</BackLink>}
      >
        <ImportReport key={shownId} id={shownId} onGone={() => show(null)} />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title="Importar produtos"
      description="Traga o seu catálogo de uma planilha. Antes de mudar qualquer coisa, a loja mostra linha por linha o que fará."
      actions={<BackLink to="/admin/produtos">Produtos</BackLink>}
    >
      <UploadPanel onStarted={show} />
      <ImportsHistory />
    </AdminPage>
  );
}

function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to={to}>
      {children}
    </ButtonLink>
  );
}
