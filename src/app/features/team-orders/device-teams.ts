import { createStoredState } from "#app/features/checkout/stored-state.ts";
import type { DeviceTeam } from "./device-team.ts";
import { parseTeams } from "./parse-teams.ts";
import { newSecret } from "./random-keys.ts";

const NAME = "team-orders";
const MAX_TEAMS = 20;

export const useDeviceTeams = createStoredState<{ teams: DeviceTeam[] }>({
  name: NAME,
  area: "localStorage",
  read: (stored) => ({ teams: parseTeams(stored, Date.now()) }),
});

export const findTeam = (token: string): DeviceTeam | undefined =>
  useDeviceTeams.getState().teams.find((team) => team.token === token);

/** What this device is for the team; undefined while it has done nothing there. */
export const useDeviceTeam = (token: string): DeviceTeam | undefined =>
  useDeviceTeams(({ teams }) => teams.find((team) => team.token === token));

/** The last used comes first; the device forgets the oldest of too many. */
export function rememberTeam(
  token: string,
  change: Partial<Omit<DeviceTeam, "token" | "usedAt">>,
): DeviceTeam {
  const known = findTeam(token) ?? {
    token,
    secret: change.secret ?? newSecret(),
    isCaptain: false,
    teamName: "",
    shirts: [],
    draft: null,
  };
  const team = { ...known, ...change, usedAt: Date.now() };
  useDeviceTeams.setState(({ teams }) => ({
    teams: [team, ...teams.filter((other) => other.token !== token)].slice(0, MAX_TEAMS),
  }));
  return team;
}

export function forgetTeam(token: string): void {
  useDeviceTeams.setState(({ teams }) => ({ teams: teams.filter((team) => team.token !== token) }));
}

if (typeof window !== "undefined") {
  // Another tab put a shirt on the list, or is typing one.
  window.addEventListener("storage", ({ key }) => {
    if (key === NAME || key === null) useDeviceTeams.reload();
  });
}
