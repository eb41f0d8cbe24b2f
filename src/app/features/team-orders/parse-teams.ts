import type { DeviceTeam, ShirtDraft } from "./device-team.ts";

/** As long as the shop keeps a team order that nobody touches, and some more. */
const LIFETIME_MS = 90 * 86_400_000;

/** Parses the device's team orders, which any script or version may have written; what is incomplete or old is dropped. */
export function parseTeams(stored: unknown, nowMs: number): DeviceTeam[] {
  const { teams } = (stored ?? {}) as { teams?: unknown };
  return Array.isArray(teams)
    ? teams.flatMap((team) => readTeam(team) ?? []).filter(({ usedAt }) => nowMs - usedAt < LIFETIME_MS)
    : [];
}

type Unread<Type> = { [Name in keyof Type]?: unknown };

function readTeam(stored: unknown): DeviceTeam | undefined {
  const { token, secret, isCaptain, teamName, shirts, draft, usedAt } = (stored ?? {}) as Unread<DeviceTeam>;
  if (!isText(token, /^[\w-]{22}$/) || !isText(secret, /^[\w-]{43}$/) || typeof usedAt !== "number") return;
  return {
    token,
    secret,
    isCaptain: isCaptain === true,
    teamName: isText(teamName) ? teamName : "",
    shirts: Array.isArray(shirts) ? shirts.filter((id) => isText(id)) : [],
    draft: readDraft(draft),
    usedAt,
  };
}

function readDraft(stored: unknown): ShirtDraft | null {
  const { id, name, number, size, isWaiting } = (stored ?? {}) as Unread<ShirtDraft>;
  if (!isText(id) || !isText(name) || !isText(number)) return null;
  return { id, name, number, size: isText(size) ? size : null, isWaiting: isWaiting === true };
}

const isText = (value: unknown, pattern = /^/): value is string =>
  typeof value === "string" && pattern.test(value);
