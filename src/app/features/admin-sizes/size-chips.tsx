import { formatCents } from "#domain/money.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";

/** The sizes of a grid in their order, each with what it costs more. */
export function SizeChips({ label, sizes }: { label: string; sizes: readonly GridSize[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {sizes.map((size) => (
        <li
          key={size.label}
          className="inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-raised px-2.5 font-semibold text-caption leading-none"
        >
          {size.label}
          {size.surchargeCents > 0 && (
            <span className="font-normal text-muted tabular-nums">+ {formatCents(size.surchargeCents)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
