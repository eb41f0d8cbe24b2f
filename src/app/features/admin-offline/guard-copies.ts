import type { SessionState } from "#app/features/accounts/session.ts";
import { readCopies, wipeCopies } from "./order-copies.ts";

/** Who may still see the copies, as far as the session says; while it says nothing, they stay. */
export function mayKeepCopies(session: SessionState, owner: string): boolean {
  if (session.status === "loading") return true;
  return session.status === "authenticated" && session.user.id === owner;
}

/** Takes the copies away from whoever is not their owner. */
export async function guardCopies(session: SessionState): Promise<void> {
  if (session.status === "loading") return;
  const copies = await readCopies(Date.now());
  if (copies && !mayKeepCopies(session, copies.userId)) await wipeCopies();
}
