import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { ZodType } from "zod";
import { ApiError } from "#app/api-client.ts";
import type { FieldErrors } from "#domain/errors.ts";

/** Why a form was not accepted: for the whole form, for single fields, or both. */
export interface FormRefusal {
  alert?: string | undefined;
  fields?: FieldErrors | undefined;
}

interface AccountForm<Values> {
  schema: ZodType<Values>;
  send: (values: Values) => Promise<void>;
  /** Puts what the API refused into words; it also shows the toast. */
  refuse: (failure: ApiError) => FormRefusal;
}

/** The fields keep their own values, so a refused form, or one typed before the script came, loses nothing. */
export function useAccountForm<Values>({ schema, send, refuse }: AccountForm<Values>) {
  const [busy, setBusy] = useState(false);
  const [{ alert, fields = {} }, setRefusal] = useState<FormRefusal>({});

  function show(form: HTMLFormElement, refusal: FormRefusal) {
    // The reason must stand in the page before its field gets the focus, or readers do not hear it.
    flushSync(() => setRefusal(refusal));
    firstWrongControl(form, refusal.fields ?? {})?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const checked = schema.safeParse(Object.fromEntries(new FormData(form, submitter)));
    if (!checked.success) return show(form, { fields: firstOfEach(checked.error.issues) });
    setBusy(true);
    setRefusal({});
    try {
      await send(checked.data);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      show(form, refuse(failure));
    } finally {
      setBusy(false);
    }
  }

  /** A field that is being mended no longer complains. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (!fields[name]) return;
    const { [name]: _mended, ...others } = fields;
    setRefusal({ alert, fields: others });
  }

  // Before the script is there a submit would go astray; `post` keeps passwords out of the address even then.
  return { busy, alert, fields, form: { noValidate: true, method: "post", onSubmit, onInput } as const };
}

function firstOfEach(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}

/** In the order of the page, not of the refusal. */
function firstWrongControl(form: HTMLFormElement, fields: FieldErrors): HTMLElement | undefined {
  return Array.from(form.elements).find(
    (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.name in fields,
  );
}
