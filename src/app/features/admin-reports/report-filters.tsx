import { useListParams } from "#app/features/admin/use-list-params.ts";
import { groupingNames } from "#app/features/admin-dashboard/period-params.ts";
import { type Grouping, groupings } from "#domain/reports/groupings.ts";
import { type ReportStatus, reportStatuses } from "#domain/reports/sales-query.ts";
import { Segments } from "#ui/segments.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { groupingParam, mayGroupBy, type ReportParams, statusNames, statusParam } from "./report-params.ts";
import type { SalesReport } from "./use-sales-report.ts";

const statuses = reportStatuses.map((value) => ({ value, label: statusNames[value].label }));

/** The filters by period and status and, for the report by period, the grouping; all of them are URL parameters. */
export function ReportFilters({ params, report }: { params: ReportParams; report: SalesReport | undefined }) {
  const { set } = useListParams();
  const choices = groupings
    .filter((grouping) => !report || mayGroupBy(report.period, grouping))
    .map((value) => ({ value, label: groupingNames[value].label }));
  return (
    <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-start print:hidden">
      <PeriodPicker
        params={params}
        shown={report?.period}
        onChange={(changes) => set({ ...changes, grupo: null }, { replace: true })}
      />
      <LabelledSegments
        label="Pedidos"
        options={statuses}
        value={params.status}
        onValueChange={(value) => set({ status: statusParam(value as ReportStatus) }, { replace: true })}
      />
      {params.by === "period" && (
        <LabelledSegments
          label="Agrupar"
          options={choices}
          value={report?.grouping ?? params.grouping ?? ""}
          onValueChange={(value) => set({ grupo: groupingParam(value as Grouping) }, { replace: true })}
        />
      )}
    </div>
  );
}

/** The visible label matches the fields beside it; screen readers get the group's own label. */
function LabelledSegments(props: React.ComponentProps<typeof Segments>) {
  return (
    <div className="grid gap-2 max-md:col-span-2">
      <span aria-hidden="true" className="font-semibold text-small">
        {props.label}
      </span>
      <Segments {...props} />
    </div>
  );
}
