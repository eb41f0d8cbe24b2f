import { CloudOff, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { ApiError } from "#app/api/api-client.ts";
import type { Step } from "#domain/fulfilment/step.ts";
import { Button } from "#ui/button.tsx";
import type { AdminOrderRow } from "../../admin-order.ts";
import { stepTexts } from "../step-texts.ts";
import { useOrdersAt } from "./board-queries.ts";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import { type Move, withMoves } from "./moved-orders.ts";

interface CardListProps {
  step: Step;
  label: string;
  moves: readonly Move[];
  /** Draws one order, as a list item. */
  children: (order: AdminOrderRow) => ReactNode;
}

/** The cards of one step: loading, failed, empty or full. */
export function CardList({ step, label, moves, children }: CardListProps) {
  const query = useOrdersAt(step);
  const { data, error, refetch, isPaused } = query;
  const rows = withMoves(data?.pages.flatMap((page) => page.rows) ?? [], step, moves);
  const keepFocus = useKeptFocus(rows);

  if (!data && isPaused) return <Offline />;
  if (!data && error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <CardsSkeleton />;
  return (
    <>
      {rows.length === 0 && <p className="py-6 text-center text-muted">{stepTexts.none}</p>}
      <ul aria-label={label} className="grid gap-2 empty:hidden" {...keepFocus}>
        {rows.map(children)}
      </ul>
      {query.hasNextPage && (
        <Button
          size="app"
          variant="ghost"
          block
          className="mt-2"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver mais
        </Button>
      )}
    </>
  );
}

/** When the card with the focus leaves the list, its successor gets it, so that a keyboard goes on where it was. */
function useKeptFocus(rows: readonly AdminOrderRow[]) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ id: string | undefined; index: number }>(null);
  useEffect(() => {
    if (focused.current === null || rows.some(({ id }) => id === focused.current?.id)) return;
    const { index } = focused.current;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(index, rows.length - 1)];
    next?.querySelector<HTMLElement>("[data-advance]")?.focus({ preventScroll: true });
  }, [rows]);
  return {
    ref: list,
    // The menu of a card is elsewhere in the page; the card stays the one that was focused last.
    onFocus: ({ target }: { target: Node }) => {
      const index = [...(list.current?.children ?? [])].findIndex((card) => card.contains(target));
      if (index >= 0) focused.current = { id: rows[index]?.id, index };
    },
  };
}

/** Narrow enough for a column. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 py-6 text-center">
      <TriangleAlert className="size-6 text-warn" aria-hidden="true" />
      <p className="font-semibold">{stepTexts.loadFailed}</p>
      {error instanceof ApiError && <p className="text-caption text-muted">{error.message}</p>}
      <Button size="app" variant="outline" className="px-2!" onClick={() => onRetry()}>
        Tentar novamente
      </Button>
    </div>
  );
}

function Offline() {
  return (
    <p className="grid justify-items-center gap-2 py-6 text-center text-muted">
      <CloudOff className="size-6" aria-hidden="true" />
      Sem internet
    </p>
  );
}
