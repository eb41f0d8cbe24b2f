import { useCallback, useEffect, useState } from "react";
import { type AnswerOf, ApiError, callApi } from "#app/api/api-client.ts";

export type OwnSession = AnswerOf<"GET /api/account/sessions">[number];

export type SessionList =
  | { status: "loading" }
  | { status: "failed"; message: string }
  | { status: "loaded"; sessions: OwnSession[] };

export function useOwnSessions() {
  const [list, setList] = useState<SessionList>({ status: "loading" });

  const reload = useCallback(async () => {
    try {
      const sessions = await callApi("GET /api/account/sessions");
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
