import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import { webhookInputSchema } from "#domain/webhooks/webhook-input.ts";
import { toast } from "#ui/toast.tsx";
import { useRenewWebhooks, useWebhooks, type Webhook, type WebhookWithSecret } from "./use-webhooks.ts";
import { draftOf, newDraft, toInput } from "./webhook-draft.ts";

interface WebhookFormOptions {
  /** Absent for a new one. */
  webhook: Webhook | undefined;
  onSaved: () => void;
  onCreated: (created: WebhookWithSecret) => void;
}

/** The state of a webhook's form: the draft, its errors, and saving. */
export function useWebhookForm({ webhook, onSaved, onCreated }: WebhookFormOptions) {
  const { refetch } = useWebhooks();
  const renew = useRenewWebhooks();
  const versioned = useVersionedDraft({
    saved: webhook,
    begin: () => (webhook ? draftOf(webhook) : newDraft),
    toDraft: draftOf,
    findCurrent: async () => (await refetch()).data?.find(({ id }) => id === webhook?.id),
  });
  const { draft, version } = versioned;
  const input = useMemo(() => toInput(draft), [draft]);

  async function save() {
    if (webhook && version !== undefined) {
      const { name } = await withProof(() =>
        callApi("PUT /api/admin/webhooks/{id}", {
          params: { id: webhook.id },
          body: { ...input, updated_at: version },
        }),
      );
      await renew();
      toast.success(`${name} foi alterado`);
      onSaved();
    } else {
      const created = await withProof(() => callApi("POST /api/admin/webhooks", { body: input }));
      await renew();
      onCreated(created);
    }
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  return useVersionedForm({ versioned, values: input, schema: webhookInputSchema, save });
}
