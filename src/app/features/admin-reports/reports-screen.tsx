import { ChartColumn, Download, Printer } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { type ReportView, reportViews } from "#domain/reports/sales-query.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { saveFile } from "#ui/save-file.ts";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.tsx";
import { periodText } from "./period-names.ts";
import { PrintedNames } from "./printed-names.tsx";
import { PrintedHead, PrintedTable } from "./printed-report.tsx";
import { ReportCards } from "./report-cards.tsx";
import { ReportChart } from "./report-chart.tsx";
import { csvName, reportCsv } from "./report-csv.ts";
import { ReportFilters } from "./report-filters.tsx";
import { readReportParams, viewNames, viewParam } from "./report-params.ts";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportTable } from "./report-table.tsx";
import { type SalesReport, useSalesReport } from "./use-sales-report.ts";

export function ReportsScreen({ storeName }: { storeName: string }) {
  const { get, set } = useListParams();
  const params = readReportParams(get);
  const { data: report, error, refetch, isPlaceholderData } = useSalesReport(params);

  return (
    <AdminPage
      title="Relatórios"
      description={report && <span className="print:hidden">Vendas de {periodText(report.period)}</span>}
      actions={<ReportActions report={report} />}
    >
      {report && <PrintedHead report={report} storeName={storeName} />}
      <ReportFilters params={params} report={report} />
      <Tabs
        value={params.by}
        onValueChange={(value) => set({ ver: viewParam(value as ReportView) }, { replace: true })}
      >
        <TabList label="Vendas por" className="scrollbar-none overflow-x-auto overflow-y-clip print:hidden">
          {reportViews.map((view) => (
            <Tab key={view} value={view}>
              {viewNames[view].label}
            </Tab>
          ))}
        </TabList>
        <TabPanel
          value={params.by}
          className={cx("transition-opacity print:pt-0", isPlaceholderData && "opacity-60")}
        >
          {error && !isPlaceholderData && !report ? (
            <Panel>
              <LoadFailed
                title="Falha ao carregar o relatório. Tente novamente."
                error={error}
                onRetry={refetch}
              />
            </Panel>
          ) : report ? (
            <Report report={report} />
          ) : params.error ? (
            <Panel>
              <EmptyState title={params.error} className="py-20" />
            </Panel>
          ) : (
            <ReportSkeleton />
          )}
        </TabPanel>
      </Tabs>
    </AdminPage>
  );
}

function ReportActions({ report }: { report: SalesReport | undefined }) {
  function download() {
    if (!report) return;
    saveFile(new Blob([reportCsv(report)], { type: "text/csv" }), csvName(report));
    toast.success("Relatório exportado com sucesso!");
  }
  return (
    <>
      <Button size="app" variant="outline" icon={<Download />} disabled={!report} onClick={download}>
        Exportar CSV
      </Button>
      <Button
        size="app"
        variant="outline"
        icon={<Printer />}
        disabled={!report}
        onClick={() => window.print()}
      >
        Imprimir
      </Button>
    </>
  );
}

function Report({ report }: { report: SalesReport }) {
  const { current, previous } = report.totals;
  if (!current.orders && !previous.orders) {
    return (
      <Panel>
        <EmptyState
          icon={<ChartColumn className="size-6" />}
          title="Nenhuma venda neste período"
          text="Nem no período anterior. Escolha outro período ou outro status."
          className="py-20"
        />
      </Panel>
    );
  }
  return (
    <div className="grid gap-5 lg:gap-6 [&>*]:min-w-0">
      <ReportCards totals={report.totals} />
      <Panel className="print:border-0">
        <PanelHead title={`Vendas por ${viewNames[report.by].label.toLowerCase()}`} />
        <ReportChart report={report} />
        <div className="border-line border-t">
          <ReportTable report={report} />
          <PrintedTable report={report} />
        </div>
      </Panel>
      {report.printed && <PrintedNames printed={report.printed} />}
    </div>
  );
}
