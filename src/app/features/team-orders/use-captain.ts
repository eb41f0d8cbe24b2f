import { useCallback, useEffect, useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { findTeam, rememberTeam } from "./device-teams.ts";
import type { CaptainTeamOrder } from "./team-order.ts";

export type CaptainAccess =
  | { kind: "checking" | "gone" }
  /** This device has no key of the captain, or one that the shop does not know. */
  | { kind: "stranger"; hadKey: boolean }
  | { kind: "failed"; message: string }
  | { kind: "captain"; team: CaptainTeamOrder; secret: string };

const secretPattern = /^#([\w-]{43})$/;

/**
 * Finds out whether this device is a captain's: by the key that it has, or by the one behind the # of the link, which no
 * server sees. That one is kept and taken out of the address bar once the shop has said that it fits.
 */
export function useCaptain(token: string) {
  const [access, setAccess] = useState<CaptainAccess>({ kind: "checking" });

  const check = useCallback(async () => {
    setAccess({ kind: "checking" });
    const linked = secretPattern.exec(location.hash)?.[1];
    const known = findTeam(token);
    const secret = linked ?? (known?.isCaptain ? known.secret : undefined);
    if (!secret) return setAccess({ kind: "stranger", hadKey: false });
    try {
      const headers = { "team-secret": secret };
      const team = await callApi("GET /api/team-orders/{token}/captain", { params: { token }, headers });
      rememberTeam(token, { secret, isCaptain: true, teamName: team.team_name });
      setAccess({ kind: "captain", team, secret });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 404) return setAccess({ kind: "gone" });
      if (failure.status !== 403 && failure.status !== 400) {
        return setAccess({ kind: "failed", message: failure.message });
      }
      setAccess({ kind: "stranger", hadKey: true });
    }
    if (linked) history.replaceState(history.state, "", location.pathname + location.search);
  }, [token]);

  useEffect(() => void check(), [check]);

  return { access, check };
}
