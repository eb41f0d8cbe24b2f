import { useListParams } from "#app/features/admin/use-list-params.ts";
import { groupingWords } from "#app/features/admin-dashboard/period-params.ts";
import { type Grouping, groupings } from "#domain/reports/groupings.ts";
import { type ReportStatus, reportStatuses } from "#domain/reports/sales-query.ts";
import { Segments } from "#ui/segments.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { groupingParam, mayGroupBy, type ReportParams, statusParam, statusWords } from "./report-params.ts";
import type { SalesReport } from "./use-sales-report.ts";

const statuses = reportStatuses.map((value) => ({ value, label: statusWords[value].label }));

/** Period, status and, for a report by period, how its days are put together; all of it kept in the address. */
export function ReportFilters({ params, report }: { params: ReportParams; report: SalesReport | undefined }) {
  const { set } = useListParams();
  const choices = groupings
    .filter((grouping) => !report || mayGroupBy(report.period, grouping))
    .map((value) => ({ value, label: groupingWords[value].label }));
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

/** The label is seen as that of a field beside it; what is said is the group's own. */
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
