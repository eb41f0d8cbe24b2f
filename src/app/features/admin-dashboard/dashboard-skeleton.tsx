import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";

/** A skeleton with the layout of the cards, the chart and the lists. */
export function DashboardSkeleton() {
  return (
    <Loading label="Carregando dados..." className="grid gap-5 lg:gap-6">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-12 lg:gap-4">
        {["a", "b", "c", "d", "e", "f", "g"].map((key, index) => (
          <Panel
            key={key}
            className={`grid gap-3 p-4 ${index < 3 ? "col-span-2 lg:col-span-4" : "lg:col-span-3"}`}
          >
            <Skeleton className="h-4 w-28 max-w-full" />
            <Skeleton className="h-8 w-36 max-w-full" />
            <Skeleton className="h-4 w-40 max-w-full" />
          </Panel>
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Panel className="p-4">
          <Skeleton className="h-80 w-full" />
        </Panel>
        <Panel className="grid gap-4 p-4">
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="h-14 w-full" />
          ))}
        </Panel>
      </div>
      <Panel className="grid gap-4 p-4">
        {["a", "b", "c", "d", "e"].map((key) => (
          <Skeleton key={key} className="h-8 w-full" />
        ))}
      </Panel>
    </Loading>
  );
}
