import { CloudOff } from "lucide-react";
import { useLiveState } from "#app/features/admin-live/use-live-changes.ts";
import { useConnection } from "#app/features/connection/connection.ts";

/** Shown while live changes do not arrive: in the top bar, or as a strip below it on narrow screens. */
export function LiveIndicator() {
  const isLost = useLiveState(({ state }) => state === "lost");
  const isOffline = useConnection(({ net }) => net === "off");
  return (
    <div role="status" className="min-w-0">
      {(isLost || isOffline) && (
        <span className="flex items-center justify-center gap-2 bg-warn-ground px-2 py-1 text-caption text-warn max-lg:absolute max-lg:inset-x-0 max-lg:top-full lg:rounded-badge">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">
            {isOffline ? "Você está sem internet: nada é salvo" : "Sem conexão ao vivo, tentando de novo…"}
          </span>
        </span>
      )}
    </div>
  );
}
