import fc from "fast-check";
import { expect, it } from "vitest";
import type { DeviceTeam } from "./device-team.ts";
import { parseTeams } from "./parse-teams.ts";

const now = Date.parse("2026-11-19T12:00:00Z");
const team: DeviceTeam = {
  token: "t".repeat(22),
  secret: "s".repeat(43),
  isCaptain: true,
  teamName: "Tigres da Vila",
  shirts: ["one"],
  draft: { id: "two", name: "SILVA", number: "10", size: null, isWaiting: false },
  usedAt: now - 1000,
};

it("what was stored comes back as it was", () => {
  expect(parseTeams(JSON.parse(JSON.stringify({ teams: [team] })), now)).toEqual([team]);
});

it("what nobody has touched for 90 days is forgotten", () => {
  expect(parseTeams({ teams: [{ ...team, usedAt: now - 90 * 86_400_000 }] }, now)).toEqual([]);
});

it("a team without its keys is dropped, and the others stay", () => {
  const without = { ...team, secret: "short" };
  expect(parseTeams({ teams: [without, null, 7, team] }, now)).toEqual([team]);
});

it("whatever is stored, nothing is thrown and every team has its keys", () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      for (const { token, secret } of parseTeams({ teams: [stored] }, now)) {
        expect(token).toHaveLength(22);
        expect(secret).toHaveLength(43);
      }
    }),
  );
});
