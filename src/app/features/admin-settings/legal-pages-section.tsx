import { useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useAddress } from "#app/features/admin/use-address.ts";
import { Panel } from "#ui/panel.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { LegalPageForm } from "./legal-page-form.tsx";
import { SectionSkeleton } from "./section/section-skeleton.tsx";
import { SettingsPanel } from "./section/settings-panel.tsx";

export function LegalPagesSection() {
  const { params, write } = useAddress();
  const { data, error, refetch } = useQuery({
    queryKey: ["settings", "legal-pages"],
    queryFn: () => callApi("GET /api/admin/legal-pages"),
  });
  if (!data) {
    if (!error) return <SectionSkeleton />;
    return (
      <Panel>
        <LoadFailed title="Não foi possível carregar as páginas" error={error} onRetry={refetch} />
      </Panel>
    );
  }
  const shown = data.find(({ slug }) => slug === params.get("pagina")) ?? data[0];
  return (
    <SettingsPanel
      title="Páginas legais"
      description="O rodapé da loja leva a elas. Os textos padrão seguem a LGPD e o Código de Defesa do Consumidor; ajuste-os ao seu jeito de vender."
    >
      <Tabs value={shown?.slug} onValueChange={(slug) => write({ pagina: slug }, { replace: true })}>
        <TabList label="Página" className="max-md:flex-col max-md:border-b-0">
          {data.map(({ slug, title }) => (
            <Tab key={slug} value={slug}>
              {title}
            </Tab>
          ))}
        </TabList>
        {data.map((page) => (
          <TabPanel key={page.slug} value={page.slug} className="pt-5">
            <LegalPageForm page={page} />
          </TabPanel>
        ))}
      </Tabs>
    </SettingsPanel>
  );
}
