import { useMemo } from "react";
import type { z } from "zod";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import type { FieldErrors } from "#domain/errors.ts";

interface ConnectedAccount {
  updated_at: string;
  token_state: string;
}

interface ConnectionFormOptions<Account, Draft, Input> {
  /** Absent while it is not connected. */
  account: Account | undefined;
  /** The account as it is now; null if it is not connected. */
  query: {
    data: Account | null | undefined;
    refetch: () => Promise<{ data: Account | null | undefined }>;
  };
  newDraft: Draft;
  draftOf: (account: Account) => Draft;
  toInput: (draft: Draft, version: string | null) => Input;
  /** What the schema cannot know: whether a token is stored. */
  refuseDraft: (draft: Draft, needsToken: boolean) => FieldErrors;
  schema: z.ZodType;
  save: (input: Input) => Promise<void>;
  onClose: () => void;
}

/** The state of the form that connects a service of another company, or changes what the owner has decided about it. */
export function useConnectionForm<Account extends ConnectedAccount, Draft, Input extends object>(
  options: ConnectionFormOptions<Account, Draft, Input>,
) {
  const { account, query, newDraft, draftOf, toInput, refuseDraft, schema, onClose } = options;
  const versioned = useVersionedDraft({
    saved: account,
    begin: () => (account ? draftOf(account) : newDraft),
    toDraft: draftOf,
    findCurrent: async () => (await query.refetch()).data ?? undefined,
  });
  const { draft, version } = versioned;
  // Somebody may have disconnected it meanwhile: saving then connects it anew.
  const base = query.data === null ? null : (version ?? null);
  const input = useMemo(() => toInput(draft, base), [draft, base, toInput]);
  const needsToken = !account || account.token_state === "unreadable";

  async function save() {
    await options.save(input);
    onClose();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  const form = useVersionedForm({
    versioned,
    values: input,
    schema,
    check: () => refuseDraft(draft, needsToken),
    save,
  });

  return {
    ...form,
    async discard() {
      // There may be no version to show any more.
      if (!(await form.discard())) onClose();
    },
  };
}
