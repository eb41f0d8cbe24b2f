import { useState } from "react";
import { isConflict } from "./conflict.ts";

interface VersionedDraftOptions<Draft, Saved> {
  /** What is edited; undefined for something new. */
  saved: Saved | undefined;
  begin: Draft | (() => Draft);
  toDraft: (saved: Saved) => Draft;
  /** Reads what is saved now; undefined if it is gone. */
  findCurrent: () => Promise<Saved | undefined>;
}

/** The draft of a record that others may edit too, with the version that it is based on. */
export function useVersionedDraft<Draft, Saved extends { updated_at: string }>({
  saved,
  begin,
  toDraft,
  findCurrent,
}: VersionedDraftOptions<Draft, Saved>) {
  const [first, setFirst] = useState(begin);
  const [draft, setDraft] = useState(first);
  const [version, setVersion] = useState(saved?.updated_at);

  return {
    draft,
    version,
    isDirty: draft !== first,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    /** Puts another draft in its place. An untouched one stays untouched. */
    replace(next: Draft) {
      if (draft === first) setFirst(next);
      setDraft(next);
    },
    /** Saves. After a conflict, saving again replaces the other version deliberately. */
    async save<Result>(send: () => Promise<Result>): Promise<Result> {
      try {
        return await send();
      } catch (failure) {
        if (isConflict(failure)) setVersion((await findCurrent())?.updated_at ?? version);
        throw failure;
      }
    },
    /** Shows what somebody else has saved, in place of what was typed; undefined if it is gone. */
    async discard(): Promise<Draft | undefined> {
      const current = await findCurrent();
      if (!current) return undefined;
      const fresh = toDraft(current);
      setFirst(() => fresh);
      setDraft(() => fresh);
      setVersion(current.updated_at);
      return fresh;
    },
  };
}
