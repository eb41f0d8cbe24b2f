import type { SessionState } from "#app/features/session/session.ts";
import { deletePrivateCopy, readPrivateCopy } from "./private-copy.ts";

/** Whether the session allows the copy to stay; while the session is loading, it stays. */
export function mayKeepCopy(session: SessionState, owner: string): boolean {
  if (session.status === "loading") return true;
  return session.status === "authenticated" && session.user.id === owner;
}

/** Deletes the copy unless its owner is signed in. */
export async function guardPrivateCopy(session: SessionState): Promise<void> {
  if (session.status === "loading") return;
  const copy = await readPrivateCopy(Date.now());
  if (copy && !mayKeepCopy(session, copy.userId)) await deletePrivateCopy();
}
