import { ChevronRight, Users } from "lucide-react";
import { Link } from "#ui/link.tsx";

/** Links to the page for ordering many shirts at once. */
export function TeamLink({ productId }: { productId: string }) {
  return (
    <Link
      to={`/produto/${productId}/time`}
      className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:border-control"
    >
      <Users aria-hidden="true" className="size-6 shrink-0 text-grass" />
      <span className="grid flex-1">
        <span className="font-semibold">Pedido para time</span>
        <span className="text-muted text-small">Mande um link ao time, ou cole a lista de nomes</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
