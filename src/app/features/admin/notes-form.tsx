import { useState } from "react";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { NotesConflict } from "./notes-conflict.tsx";

/** The counter appears when this many characters are left. */
const COUNTER_FROM = 500;

interface Notes<Version> {
  text: string;
  /** Names the stored text, so that a save can be refused if somebody else has saved since. */
  version: Version;
}

interface NotesFormProps<Version> {
  label: string;
  hint: string;
  placeholder: string;
  maxLength: number;
  rows?: number;
  saved: Notes<Version>;
  /**
   * Resolves with the version of what was saved. Fails with `conflict` if the draft's version is no longer the stored one;
   * `saved` is then the newer text.
   */
  save: (draft: Notes<Version>) => Promise<Version>;
}

/**
 * Notes that only the shop's staff reads. An unsaved draft stays when somebody else saves, and leaving it asks first.
 */
export function NotesForm<Version>(props: NotesFormProps<Version>) {
  const { label, hint, placeholder, maxLength, rows = 5, saved, save } = props;
  /** The draft keeps the version that was current when the typing began. */
  const [draft, setDraft] = useState<Notes<Version> | null>(null);
  const values = draft ?? saved;
  const { text } = values;
  const isChanged = text !== saved.text;
  const guard = useLeaveGuard({ when: isChanged });
  const { busy, alert, fields, failure, submit, clearErrors, form } = useForm<Notes<Version>>({
    values,
    send: async (typed) => {
      const version = await save(typed);
      // What was typed while the rest was being saved is the next draft.
      setDraft((now) => (now && now.text !== typed.text ? { text: now.text, version } : null));
    },
    refuse: (refusal) => ({ alert: refusal.message, fields: refusal.fields }),
  });

  return (
    <form {...form} aria-label={label} className="grid gap-3">
      <Field
        label={label}
        counter={text.length > maxLength - COUNTER_FROM ? { length: text.length, max: maxLength } : undefined}
        hint={hint}
        error={fields.text}
      >
        <Textarea
          controlSize="app"
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setDraft({ ...values, text: event.target.value })}
        />
      </Field>
      {failure?.code === "conflict" ? (
        <NotesConflict
          theirs={saved.text}
          isSaving={busy}
          onKeepMine={() => submit({ text, version: saved.version })}
          onTakeTheirs={() => {
            setDraft(null);
            clearErrors();
          }}
        />
      ) : (
        <>
          {alert && <Alert>{alert}</Alert>}
          <Button
            type="submit"
            variant="outline"
            size="app"
            disabled={!isChanged}
            busy={busy}
            busyLabel="Salvando..."
            className="justify-self-start"
          >
            Salvar anotações
          </Button>
        </>
      )}
      <LeaveDialog
        guard={guard}
        title="Descartar anotações?"
        description="O que você escreveu ainda não foi salvo."
        confirmLabel="Descartar"
      />
    </form>
  );
}
