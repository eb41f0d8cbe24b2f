import type { ShownShirt } from "#domain/team-orders/shown-shirt.ts";
import type { TeamOrder } from "./team-order.ts";

interface TeamListProps {
  team: TeamOrder;
  /** The ids of the device's own shirts. */
  own: readonly string[];
  /** What there is to say of shirts that came while the page is open. */
  news: string;
}

/** Everybody who is on the list, in the order in which they came. */
export function TeamList({ team, own, news }: TeamListProps) {
  return (
    <section aria-labelledby="lista-do-time" className="grid gap-3">
      <h2 id="lista-do-time" className="font-display font-extrabold text-h3">
        Quem já está
      </h2>
      <p role="status" className="sr-only">
        {news}
      </p>
      {team.shirts.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-4 py-6 text-center text-balance text-muted">
          Ninguém ainda. Seja o primeiro!
        </p>
      ) : (
        <ol className="rounded-card border border-line bg-surface">
          {team.shirts.map((shirt) => (
            <ListedShirt key={shirt.id} shirt={shirt} isOwn={own.includes(shirt.id)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ListedShirt({ shirt: { name, number, size }, isOwn }: { shirt: ShownShirt; isOwn: boolean }) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-line border-b px-4 py-2 last:border-b-0">
      <span className="w-9 shrink-0 text-right font-bold font-display text-price-card text-canary tabular-nums">
        {number}
      </span>
      <span className="wrap-anywhere min-w-0 flex-1 font-semibold">
        {name}
        {isOwn && <span className="font-normal text-muted text-small"> (você)</span>}
      </span>
      <span className="text-muted text-small">{size}</span>
    </li>
  );
}
