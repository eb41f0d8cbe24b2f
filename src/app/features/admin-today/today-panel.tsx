import { CircleCheck, Factory } from "lucide-react";
import { pressRunPath } from "#app/features/admin-orders/production/production-path.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type Task, tasksOf, useToday } from "./today.ts";

const number = new Intl.NumberFormat("pt-BR");

/** What there is to do, each with the list that is exactly that. */
export function TodayPanel() {
  const { data, isError, isPending } = useToday();
  // The figures below report the error; the work is found in the lists all the same.
  if (isError && !data) return null;
  const tasks = data ? tasksOf(data) : [];
  return (
    <section aria-label="Hoje" aria-busy={isPending || undefined}>
      <Panel className="overflow-hidden">
        <PanelHead title="Hoje">
          {data?.orders.some(({ task, count }) => task === "to_produce" && count > 0) && (
            <ButtonLink variant="ghost" size="app" icon={<Factory />} to={pressRunPath}>
              Produção em lote
            </ButtonLink>
          )}
        </PanelHead>
        {isPending ? (
          <div className="p-4 md:px-5">
            <Skeleton className="h-20" />
          </div>
        ) : tasks.length === 0 ? (
          <p className="flex items-center gap-2 p-4 text-muted md:px-5">
            <CircleCheck aria-hidden="true" className="size-5 text-grass" />
            Tudo em dia: nenhum pedido espera por você.
          </p>
        ) : (
          <ul className="flex flex-wrap gap-px bg-line">
            {tasks.map((task) => (
              <TaskTile key={task.to} task={task} />
            ))}
          </ul>
        )}
      </Panel>
    </section>
  );
}

function TaskTile({ task: { label, hint, count, isExact, to, isUrgent } }: { task: Task }) {
  return (
    <li className="relative grid flex-1 basis-2/5 content-start gap-1 bg-surface p-4 transition-colors focus-within:bg-raised hover:bg-raised md:px-5 lg:basis-0">
      <p className="font-medium text-caption text-muted">
        <Link to={to} className="after:absolute after:inset-0">
          {label}
        </Link>
      </p>
      <p
        className={cx(
          "font-bold font-display text-[28px] tabular-nums leading-9 md:text-[32px]",
          isUrgent && "text-danger-hover",
        )}
      >
        {number.format(count)}
        {!isExact && "+"}
      </p>
      <p className="text-caption text-subtle">{hint}</p>
    </li>
  );
}
