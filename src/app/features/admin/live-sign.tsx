import { CloudOff } from "lucide-react";
import { useLiveState } from "#app/features/admin-live/use-live-changes.ts";

/** While changes do not arrive by themselves. */
export function LiveSign() {
  const isLost = useLiveState(({ state }) => state === "lost");
  return (
    <div role="status" className="min-w-0">
      {isLost && (
        <span
          title="Sem conexão ao vivo, tentando de novo…"
          className="flex items-center gap-2 rounded-badge bg-warn-ground px-2 py-1 text-caption text-warn"
        >
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate max-lg:sr-only">Sem conexão ao vivo, tentando de novo…</span>
        </span>
      )}
    </div>
  );
}
