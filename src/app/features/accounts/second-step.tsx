import { useEffect, useRef } from "react";
import { z } from "zod";
import { ApiError, callApi, type RefusalOf } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import type { BrowserSession } from "#app/features/session/session.ts";
import { accountToasts } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { focusIfFree } from "#ui/focus.ts";
import { toast } from "#ui/toast.tsx";
import { CodeField } from "./account-field.tsx";
import { EntryHead } from "./entry-head.tsx";
import { SubmitButton } from "./submit-button.tsx";

const schema = z.object({ code: z.string().trim().min(1, "Digite o código") });

/** Returns the id of the second-factor challenge; undefined where the error was about something else. */
export function challengeOf(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError) || failure.code !== "mfa_required") return undefined;
  return (failure.answer as RefusalOf<"POST /auth/v1/verify", 401>).challenge;
}

interface SecondStepProps {
  challenge: string;
  onSession: (session: BrowserSession) => Promise<void> | void;
  /** Called to return to the first step, with a reason where there is one. */
  onBack: (reason?: string) => void;
}

/** Asks for the authenticator's code after the password was accepted. */
export function SecondStep({ challenge, onSession, onBack }: SecondStepProps) {
  const element = useRef<HTMLFormElement>(null);
  const { busy, alert, fields, form } = useForm({
    schema,
    send: async ({ code }) =>
      onSession(await callApi("POST /auth/v1/factors/verify", { body: { challenge, code } })),
    refuse: (failure) => {
      // A wrong code is shown at the field only: toasts of several attempts would cover the button.
      if (failure.fields.code) return { fields: failure.fields };
      toast.error(accountToasts.signInFailed.title, { description: failure.message });
      if (failure.code === "mfa_challenge_expired") onBack(failure.message);
      return { alert: failure.message };
    },
  });
  useEffect(() => void focusIfFree(element.current?.querySelector("input")), []);

  return (
    <form {...form} ref={element} aria-label="Verificação em duas etapas" className="grid gap-6">
      <EntryHead title="Verificação em duas etapas">
        Abra o aplicativo autenticador no celular e digite o código que ele mostra.
      </EntryHead>
      {alert && <Alert>{alert}</Alert>}
      <CodeField
        recovery
        hint="6 dígitos. Sem o celular? Use um código de recuperação."
        error={fields.code}
      />
      <SubmitButton busy={busy} busyLabel="Verificando...">
        Verificar
      </SubmitButton>
      <Button variant="ghost" onClick={() => onBack()}>
        Voltar
      </Button>
    </form>
  );
}
