import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { OrderHistoryEntry } from "../admin-order.ts";
import { useOrderHistory } from "../order-queries.ts";

/** The order's history: who did what, and when. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const { data, isError } = useOrderHistory(orderId);
  return (
    <section aria-labelledby="historico" className="grid gap-3">
      <h3 id="historico" className="font-semibold text-body">
        Histórico
      </h3>
      {data ? (
        <ol className="grid gap-3 border-line border-l pl-4">
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : isError ? (
        <p className="text-muted">O histórico não pôde ser carregado.</p>
      ) : (
        <Skeleton className="h-12" />
      )}
    </section>
  );
}

function Entry({ entry }: { entry: OrderHistoryEntry }) {
  return (
    <li>
      <p>{entry.summary}</p>
      <p className="text-caption text-muted">
        <time dateTime={entry.at} className="tabular-nums">
          {formatDateTime(new Date(entry.at))}
        </time>
        {entry.actor_email && ` · ${entry.actor_email}`}
      </p>
    </li>
  );
}
