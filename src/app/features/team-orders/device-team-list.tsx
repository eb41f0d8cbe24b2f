import { ChevronRight } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { useDeviceTeams } from "./device-teams.ts";

const MAX_SHOWN = 5;

/** The team orders that were started or filled on this device, the last used first; nothing where there are none. */
export function DeviceTeamList() {
  const teams = useDeviceTeams((state) => state.teams)
    .filter(({ isCaptain, shirts }) => isCaptain || shirts.length > 0)
    .slice(0, MAX_SHOWN);
  if (teams.length === 0) return null;
  return (
    <div className="grid gap-1 border-line border-t pt-4">
      <h3 className="font-semibold">Seus pedidos de time</h3>
      <ul>
        {teams.map(({ token, teamName, isCaptain }) => (
          <li key={token}>
            <Link
              to={isCaptain ? `/time/${token}/capitao` : `/time/${token}`}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control hover:bg-raised"
            >
              <span className="wrap-anywhere">
                {teamName} <span className="text-muted text-small">{isCaptain ? "capitão" : "jogador"}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
