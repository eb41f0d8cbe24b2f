import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ZodType } from "zod";
import { ApiError } from "#app/api/api-client.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { type MoveFocus, trackFocus } from "#ui/focus.ts";

/** Why a form was refused: for the whole form, for single fields, or both. */
export interface FormRefusal {
  alert?: string | undefined;
  fields?: FieldErrors | undefined;
}

/** Returned by `send` when the page is about to be left: the form stays busy until then. */
export const LEAVING = Symbol("leaving");

/** Of a group of radio buttons, which cannot have the focus itself, the first button. */
const refusedControl = "[aria-invalid=true]:not([role=radiogroup]),[aria-invalid=true] input";

type Named = Readonly<Record<string, unknown>>;

interface FormOptions<Sent> {
  /** The values, where a screen holds them in its state. Otherwise the form's own fields are read, by name. */
  values?: object | undefined;
  /** Validates the values and converts them to what is sent. */
  schema?: ZodType<Sent>;
  /** Validates without a schema, for pages that do not load the schema library. The values are sent as they are. */
  check?: () => FieldErrors;
  send: (values: Sent) => Promise<unknown>;
  /** Converts an API error to messages, and may also show it elsewhere. */
  refuse?: (failure: ApiError) => FormRefusal;
  /** Called when validation failed and nothing was sent. */
  onInvalid?: (fields: FieldErrors) => void;
}

interface Refused extends FormRefusal {
  failure?: ApiError | undefined;
  /** The values that were refused: a field that has changed since shows no error. */
  values?: object | undefined;
}

/**
 * The state of a form: it is validated before it is sent, sent once however often the button is clicked, and an error
 * is shown at each refused field. The first of them gets the focus unless the person has moved on. The input stays.
 */
export function useForm<Sent>(options: FormOptions<Sent>) {
  const { values, schema, check, send, refuse = refuseByDefault, onInvalid } = options;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  /** The form that was last submitted; the focus goes into it when it is refused. */
  const element = useRef<HTMLFormElement>(null);
  // A second click may come before the button is rendered as busy.
  const isRunning = useRef(false);

  function show(refusal: FormRefusal, failure?: ApiError, moveFocus?: MoveFocus) {
    // The error must be in the page before its field gets the focus, or screen readers do not announce it.
    flushSync(() => setRefused({ ...refusal, failure, values }));
    (moveFocus ?? trackFocus())(element.current?.querySelector<HTMLElement>(refusedControl));
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
    const moveFocus = trackFocus();
    let outcome: unknown;
    try {
      outcome = await send(parsed?.success ? parsed.data : (typed as Sent));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      show(refuse(failure), failure, moveFocus);
    } finally {
      if (outcome !== LEAVING) {
        isRunning.current = false;
        setBusy(false);
      }
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events of a form in a portal bubble to the form around it.
    event.stopPropagation();
    element.current = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    void submit(values ?? Object.fromEntries(new FormData(event.currentTarget, submitter)));
  }

  /** Editing a field hides its error. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (values || !refused.fields?.[name]) return;
    const { [name]: _mended, ...others } = refused.fields;
    setRefused({ ...refused, fields: others });
  }

  // `Object.is` also treats NaN, an unfinished number, as unchanged.
  const isAsRefused = (name: string) =>
    !values || Object.is(valueAt(values, name), valueAt(refused.values, name));
  const fields = Object.fromEntries(
    Object.entries(refused.fields ?? {}).filter(([name]) => isAsRefused(name)),
  );
  return {
    busy,
    alert: refused.alert,
    fields,
    /** The API's last error, for a screen that offers a way to continue. */
    failure: refused.failure,
    submit,
    clearErrors: () => setRefused({}),
    // Before hydration the browser would submit the form itself; `post` keeps passwords out of the URL even then.
    form: { noValidate: true, method: "post", onSubmit, onInput } as const,
  };
}

const refuseByDefault = ({ message, fields }: ApiError): FormRefusal =>
  Object.keys(fields).length > 0 ? { fields } : { alert: message };

/** Returns the value of a name such as `items.0.size`, or the nearest enclosing value that the form knows. */
function valueAt(values: object | undefined, name: string): unknown {
  const [field = "", ...deeper] = name.split(".");
  let value = (values as Named | undefined)?.[field];
  for (const key of deeper) {
    if (typeof value !== "object" || value === null || !(key in value)) break;
    value = (value as Named)[key];
  }
  return value;
}
