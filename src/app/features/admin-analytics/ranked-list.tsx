import type { ReactNode } from "react";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";

interface RankedListProps {
  title: string;
  empty: { title: string; text?: string };
  rows: readonly { key: string; label: ReactNode; value: ReactNode; detail?: ReactNode }[];
}

/** A ranking, highest first. */
export function RankedList({ title, empty, rows }: RankedListProps) {
  return (
    <Panel>
      <PanelHead title={title} />
      {rows.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ol>
          {rows.map(({ key, label, value, detail }, index) => (
            <li
              key={key}
              className="grid min-h-13 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 border-line border-b px-4 py-2 last:border-b-0"
            >
              <b
                aria-hidden="true"
                className="text-center font-bold font-display text-lead text-subtle leading-none"
              >
                {index + 1}
              </b>
              <span className="wrap-anywhere font-semibold">{label}</span>
              <span className="text-right tabular-nums">
                <b className="font-semibold">{value}</b>
                {detail && <span className="block text-caption text-muted">{detail}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
