import { useEffect, useState } from "react";
import type { ZodType } from "zod";
import type { ApiError } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";

interface DraftFormOptions<Draft, Sent> {
  draft: Draft;
  schema: ZodType<Sent>;
  send: (request: Sent) => Promise<unknown>;
  onRefused?: (failure: ApiError) => void;
}

/** The form of a draft: what is missing is said once it was asked for, and what the shop refused until something changes. */
export function useDraftForm<Draft extends object, Sent>(options: DraftFormOptions<Draft, Sent>) {
  const { draft, schema, send, onRefused } = options;
  const wrong = fieldErrorsOf(schema.safeParse(draft).error?.issues ?? []);
  const { isAsked, ask } = useAskedFields(draft, wrong);
  const [refusedDraft, setRefusedDraft] = useState<Draft>();
  const { busy, alert, fields, failure, clearErrors, form } = useForm({
    values: draft,
    schema,
    onInvalid: ask,
    send,
    refuse: (failure) => {
      setRefusedDraft(draft);
      onRefused?.(failure);
      return { alert: failure.message, fields: failure.fields };
    },
  });
  return {
    busy,
    // What the shop refused is no longer on the screen once something has changed.
    alert: draft === refusedDraft ? alert : undefined,
    errors: { ...fields, ...Object.fromEntries(Object.entries(wrong).filter(([name]) => isAsked(name))) },
    /** What `alert` is about. */
    failure,
    clearErrors,
    formProps: form,
  };
}

/** Once a field was asked for, it is asked for until what is typed is valid, and then not before the next attempt. */
function useAskedFields(draft: object, wrong: FieldErrors) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the draft can mend a field
  useEffect(() => {
    setAsked((names) =>
      names.every((name) => name in wrong) ? names : names.filter((name) => name in wrong),
    );
  }, [draft]);
  return {
    isAsked: (name: string) => asked.includes(name),
    ask: (fields: FieldErrors) => setAsked(Object.keys(fields)),
  };
}
