import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";

export function SectionSkeleton() {
  return (
    <Panel className="p-4 lg:p-6">
      <Loading label="Carregando configurações...">
        <div className="grid gap-5">
          <Skeleton className="h-7 w-52" />
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10 w-40" />
        </div>
      </Loading>
    </Panel>
  );
}
