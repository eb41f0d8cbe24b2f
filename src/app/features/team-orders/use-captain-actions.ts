import { useCallback } from "react";
import { callApi, type InputOf } from "#app/api/api-client.ts";
import type { ShownShirt } from "#domain/team-orders/shown-shirt.ts";
import { rememberTeam } from "./device-teams.ts";
import type { CaptainTeamOrder } from "./team-order.ts";
import { useLiveTeam } from "./use-live-team.ts";

export type CaptainActions = ReturnType<typeof useCaptainActions>;
type Change = InputOf<"PUT /api/team-orders/{token}">["body"];

const noShirts: string[] = [];

/** The list as the captain sees it, filling itself, and what the captain may do with it. Each resolves once it is done. */
export function useCaptainActions(loaded: CaptainTeamOrder, secret: string) {
  const { token } = loaded;
  const read = useCallback(
    async (version: number) => {
      const fresh = await callApi("GET /api/team-orders/{token}", { params: { token }, query: { version } });
      if (!fresh) return undefined;
      const headers = { "team-secret": secret };
      return callApi("GET /api/team-orders/{token}/captain", { params: { token }, headers });
    },
    [token, secret],
  );
  const live = useLiveTeam({ loaded, read, own: noShirts });
  const { team, learn } = live;
  const headers = { "team-secret": secret };

  return {
    ...live,
    secret,
    async change(change: Partial<Change>) {
      const { team_name, max_shirts, closes_on, option_ids, closed } = team;
      const body = { team_name, max_shirts, closes_on, option_ids, closed, ...change };
      const fresh = await callApi("PUT /api/team-orders/{token}", { params: { token }, headers, body });
      rememberTeam(token, { teamName: fresh.team_name });
      learn(fresh);
    },
    async putShirt({ id, name, number, size }: ShownShirt) {
      const fresh = await callApi("PUT /api/team-orders/{token}/shirts/{id}", {
        params: { token, id },
        headers,
        body: { name, number, size },
      });
      learn({ ...team, ...fresh });
    },
    async removeShirt({ id }: ShownShirt) {
      const params = { token, id };
      learn({
        ...team,
        ...(await callApi("DELETE /api/team-orders/{token}/shirts/{id}", { params, headers })),
      });
    },
    removeAll: () => callApi("DELETE /api/team-orders/{token}", { params: { token }, headers }),
  };
}
