import { useCallback, useEffect, useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import type { OwnSession } from "#domain/accounts/own-session.ts";

export type SessionList =
  | { status: "loading" }
  | { status: "failed"; message: string }
  | { status: "loaded"; sessions: OwnSession[] };

export function useOwnSessions() {
  const [list, setList] = useState<SessionList>({ status: "loading" });

  const reload = useCallback(async () => {
    try {
      const sessions = await callApi<OwnSession[]>("GET", "/account/sessions");
      setList({ status: "loaded", sessions });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setList({ status: "failed", message: failure.message });
    }
  }, []);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { list, reload };
}
