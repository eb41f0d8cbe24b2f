import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { create } from "zustand";
import { noteChange, setClientId } from "#app/api/api-client.ts";
import { checkSession, useSession } from "#app/features/session/session.ts";
import { readOwnRole, useMay } from "#app/features/session/staff-role.ts";
import type { ChangeEvent } from "#domain/events.ts";
import { announceOrder } from "./announce-order.ts";
import { keepConnected, type LiveState } from "./live-connection.ts";
import { staleKeys } from "./live-topics.ts";
import { shareConnection } from "./share-connection.ts";

/** The state of the connection, for the indicator in the top bar. */
export const useLiveState = create<{ state: LiveState }>()(() => ({ state: "connecting" }));

/** Identifies this open page, so that its user is not notified of changes that this page made. */
const clientId = newClientId();

/**
 * Mounted once, in the back-office's frame. It invalidates the queries of every open screen when anyone changes
 * something.
 */
export function useLiveChanges(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const may = useMay();
  const handleChange = useEffectEvent((event: ChangeEvent, isMain: boolean) => {
    // Its own ticks are on the screen already, and come as quickly as somebody taps.
    if (event.topic === "production" && event.origin === clientId) return;
    refresh(queries, event);
    if (event.topic !== "orders" || event.origin === clientId || !may("orders")) return;
    void announceOrder(event, { isMain, open: (path) => navigate(path) });
  });

  useEffect(() => {
    setClientId(clientId);
    const leave = shareConnection(connect, {
      onChange: (event, isMain) => handleChange(event, isMain),
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

/** An EventSource does not say why it was refused, so session and role are checked before the next attempt. */
async function prepare(): Promise<boolean> {
  const session = await checkSession();
  if (session.status !== "authenticated") return false;
  const isAdmin = (await readOwnRole()) !== undefined;
  // The role was revoked: after a reload the route guard says so and redirects.
  if (!isAdmin) window.location.reload();
  return isAdmin && useSession.getState().status === "authenticated";
}

function refresh(queries: QueryClient, event: ChangeEvent): void {
  noteChange();
  const keys = staleKeys(event);
  if (!keys) void queries.invalidateQueries();
  else for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
}

function newClientId(): string {
  // `crypto.randomUUID` is missing in insecure contexts.
  return Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8).padEnd(6, "0")).join("");
}
