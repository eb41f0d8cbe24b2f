import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** A skeleton with the layout of the numbers, the chart and the table. */
export function ReportSkeleton({ label = "Carregando relatório..." }: { label?: string }) {
  return (
    <div className="grid gap-5 lg:gap-6">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {["a", "b", "c", "d"].map((key) => (
          <Panel key={key} className="grid gap-3 p-4">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-8 w-28 max-w-full" />
            <Skeleton className="h-4 w-24 max-w-full" />
          </Panel>
        ))}
      </div>
      <Panel>
        <div className="p-4">
          <Skeleton className="h-64 w-full lg:h-70" />
        </div>
        <TableSkeleton label={label} rows={6} />
      </Panel>
    </div>
  );
}
