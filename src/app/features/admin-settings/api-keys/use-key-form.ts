import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import { apiKeyInputSchema } from "#domain/api-keys/api-key-input.ts";
import { toast } from "#ui/toast.tsx";
import { draftOf, newDraft, toInput } from "./key-draft.ts";
import { type ApiKey, type NewApiKey, useApiKeys, useRenewApiKeys } from "./use-api-keys.ts";

interface KeyFormOptions {
  /** Absent for a new key. */
  apiKey: ApiKey | undefined;
  onMade: (made: NewApiKey) => void;
  onChanged: () => void;
}

/** The state of a key's form: the draft, its errors, and saving. */
export function useKeyForm({ apiKey, onMade, onChanged }: KeyFormOptions) {
  const { refetch } = useApiKeys();
  const renew = useRenewApiKeys();
  const versioned = useVersionedDraft({
    saved: apiKey,
    begin: apiKey ? draftOf(apiKey) : newDraft,
    toDraft: draftOf,
    findCurrent: async () => (await refetch()).data?.find(({ id }) => id === apiKey?.id),
  });
  const { draft, version } = versioned;
  const input = useMemo(() => toInput(draft), [draft]);

  async function save() {
    if (apiKey && version !== undefined) {
      const params = { id: apiKey.id };
      const body = { ...input, updated_at: version };
      const { name } = await withProof(() => callApi("PUT /api/admin/api-keys/{id}", { params, body }));
      toast.success(`A chave ${name} foi alterada`);
      onChanged();
    } else {
      // Shown at once: if the list cannot be read now, the key must not be lost with it.
      onMade(await withProof(() => callApi("POST /api/admin/api-keys", { body: input })));
    }
    await renew();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  return useVersionedForm({ versioned, values: input, schema: apiKeyInputSchema, save });
}
