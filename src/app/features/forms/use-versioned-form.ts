import { isConflict, refuseRecord } from "./conflict.ts";
import { useForm } from "./use-form.ts";
import type { useVersionedDraft } from "./use-versioned-draft.ts";

interface VersionedFormOptions<Draft>
  extends Pick<Parameters<typeof useForm>[0], "values" | "schema" | "check" | "onInvalid"> {
  versioned: ReturnType<typeof useVersionedDraft<Draft, { updated_at: string }>>;
  save: () => Promise<unknown>;
}

/** The form of a record that others may edit too: its draft, its errors, and saving. */
export function useVersionedForm<Draft>({ versioned, save, ...options }: VersionedFormOptions<Draft>) {
  const { busy, alert, fields, failure, clearErrors, form } = useForm({
    ...options,
    send: () => versioned.save(save),
    refuse: refuseRecord,
  });
  return {
    draft: versioned.draft,
    change: versioned.change,
    busy,
    alert,
    errors: fields,
    clearErrors,
    isDirty: versioned.isDirty,
    hasConflict: isConflict(failure),
    /** Shows what somebody else has saved; returns undefined if it is gone. */
    async discard(): Promise<Draft | undefined> {
      const fresh = await versioned.discard();
      if (fresh) clearErrors();
      return fresh;
    },
    formProps: form,
  };
}
