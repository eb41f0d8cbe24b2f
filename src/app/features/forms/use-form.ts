import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ZodType } from "zod";
import { ApiError } from "#app/api-client.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";

/** Why a form was not accepted: for the whole form, for single fields, or both. */
export interface FormRefusal {
  alert?: string | undefined;
  fields?: FieldErrors | undefined;
}

/** Answered by `send` where the page is about to go: until then the form stays busy. */
export const LEAVING = Symbol("leaving");

type Named = Readonly<Record<string, unknown>>;

interface FormOptions<Sent> {
  /** What is typed, where a screen holds it itself. Else the form's own fields are read, by their names. */
  values?: object | undefined;
  /** Makes of what was typed what is sent, or says what is wrong. */
  schema?: ZodType<Sent>;
  /** What is wrong, by hand: for pages that carry no schema library. What is typed is sent as it is. */
  check?: () => FieldErrors;
  send: (values: Sent) => Promise<unknown>;
  /** Puts what the API refused into words, and may tell it elsewhere too. */
  refuse?: (failure: ApiError) => FormRefusal;
  /** Something is wrong and nothing was sent. */
  onInvalid?: (fields: FieldErrors) => void;
}

interface Refused extends FormRefusal {
  failure?: ApiError | undefined;
  /** What was typed then: a field that has changed since no longer complains. */
  values?: object | undefined;
}

/**
 * The one way to write a form: checked before it is sent, sent once however often the button is pressed, and refused with
 * a reason at each field, the first of which gets the focus. What was typed stays.
 */
export function useForm<Sent>(options: FormOptions<Sent>) {
  const { values, schema, check, send, refuse = inItsOwnWords, onInvalid } = options;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  /** The form that was last sent: where the focus goes when it is refused. */
  const element = useRef<HTMLFormElement>(null);
  // A second press comes before the button could be drawn as busy.
  const isRunning = useRef(false);

  function show(refusal: FormRefusal, failure?: ApiError) {
    // The reason must stand in the page before its field gets the focus, or readers do not hear it.
    flushSync(() => setRefused({ ...refusal, failure, values }));
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  async function submit(typed: unknown = values): Promise<void> {
    if (isRunning.current) return;
    const wrong = check?.() ?? {};
    const parsed = schema?.safeParse(typed);
    if (parsed?.error) Object.assign(wrong, fieldErrorsOf(parsed.error.issues));
    if (Object.keys(wrong).length > 0) {
      onInvalid?.(wrong);
      return show({ fields: wrong });
    }
    isRunning.current = true;
    setBusy(true);
    setRefused({});
    let outcome: unknown;
    try {
      outcome = await send(parsed?.success ? parsed.data : (typed as Sent));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      show(refuse(failure), failure);
    } finally {
      if (outcome !== LEAVING) {
        isRunning.current = false;
        setBusy(false);
      }
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A portal's form bubbles through React to the one around it.
    event.stopPropagation();
    element.current = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    void submit(values ?? Object.fromEntries(new FormData(event.currentTarget, submitter)));
  }

  /** A field that is being mended no longer complains. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (values || !refused.fields?.[name]) return;
    const { [name]: _mended, ...others } = refused.fields;
    setRefused({ ...refused, fields: others });
  }

  // A number that is none yet (NaN) is as it was, too.
  const isAsRefused = (name: string) =>
    !values || Object.is(valueAt(values, name), valueAt(refused.values, name));
  const fields = Object.fromEntries(
    Object.entries(refused.fields ?? {}).filter(([name]) => isAsRefused(name)),
  );
  return {
    busy,
    alert: refused.alert,
    fields,
    /** The API's last refusal, for a screen that offers a way on. */
    failure: refused.failure,
    submit,
    forgive: () => setRefused({}),
    // Before the script is there a submit would go astray; `post` keeps passwords out of the address even then.
    form: { noValidate: true, method: "post", onSubmit, onInput } as const,
  };
}

const inItsOwnWords = ({ message, fields }: ApiError): FormRefusal =>
  Object.keys(fields).length > 0 ? { fields } : { alert: message };

/** What a name such as `items.0.size` is about: the value itself, or the nearest around it that the form knows. */
function valueAt(values: object | undefined, name: string): unknown {
  const [field = "", ...deeper] = name.split(".");
  let value = (values as Named | undefined)?.[field];
  for (const key of deeper) {
    if (typeof value !== "object" || value === null || !(key in value)) break;
    value = (value as Named)[key];
  }
  return value;
}
