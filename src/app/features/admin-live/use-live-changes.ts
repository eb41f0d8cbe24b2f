import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { create } from "zustand";
import { callApi, setClientId } from "#app/api-client.ts";
import { checkSession, useSession } from "#app/features/accounts/session.ts";
import type { ChangeEvent } from "#domain/events.ts";
import { announceOrder } from "./announce-order.ts";
import { keepConnected, type LiveState } from "./live-connection.ts";
import { touchedKeys } from "./live-topics.ts";
import { shareConnection } from "./share-connection.ts";

/** How the connection stands, for the sign in the top bar. */
export const useLiveState = create<{ state: LiveState }>()(() => ({ state: "connecting" }));

/** Names this open page: what it changes comes back under this name, and is then no news to its user. */
const clientId = newClientId();

/** Mounted once, in the back-office's frame: what anybody changes is seen on every open screen. */
export function useLiveChanges(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const hear = useEffectEvent((event: ChangeEvent, isMain: boolean) => {
    refresh(queries, event);
    if (event.topic !== "orders" || event.origin === clientId) return;
    void announceOrder(event, { isMain, open: (path) => navigate(path) });
  });

  useEffect(() => {
    setClientId(clientId);
    const leave = shareConnection(connect, {
      onChange: (event, isMain) => hear(event, isMain),
      onState: (state) => useLiveState.setState({ state }),
    });
    return () => {
      leave();
      setClientId(undefined);
    };
  }, []);
}

function connect(listener: { onChange(event: ChangeEvent): void; onState(state: LiveState): void }) {
  return keepConnected({ ...listener, open: () => new EventSource("/api/admin/events"), prepare });
}

/** An event source does not say why it was refused; so the reasons are asked for before the next attempt. */
async function prepare(): Promise<boolean> {
  const session = await checkSession();
  if (session.status !== "authenticated") return false;
  const isAdmin = await callApi("POST /api/rpc/is_admin", { body: { user_id: session.user.id } });
  // The role was taken: the guard says so and leads out.
  if (!isAdmin) window.location.reload();
  return isAdmin && useSession.getState().status === "authenticated";
}

function refresh(queries: QueryClient, event: ChangeEvent): void {
  const keys = touchedKeys(event);
  if (!keys) void queries.invalidateQueries();
  else for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
}

function newClientId(): string {
  // Not a UUID: that function is missing where the page is not secure.
  return Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8).padEnd(6, "0")).join("");
}
