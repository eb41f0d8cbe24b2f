import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { type BrowserSession, signedIn } from "#app/features/session/session.ts";
import { loginFormSchema } from "#domain/accounts/credentials.ts";
import { accountToasts, signInErrorText } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { Link } from "#ui/link.tsx";
import { toast } from "#ui/toast.tsx";
import { AccountField, EmailField } from "./account-field.tsx";
import { CheckoutEntryHead, useCheckoutEntry } from "./checkout-entry.tsx";
import { EntryFoot, EntryHead, useEntryPath } from "./entry-head.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { challengeOf, SecondStep } from "./second-step.tsx";
import { SignedInNotice } from "./signed-in-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useArrive } from "./use-arrive.ts";
import { useConfirmation } from "./use-confirmation.ts";

/** Strangers can use up the attempts for an account; its owner then gets in by a mailed link. */
const WAY_BY_MAIL = "Ou receba por e-mail um link para entrar, em “Esqueceu sua senha?”.";

export function LoginForm() {
  const arrive = useArrive();
  const kept = useCheckoutEntry();
  const confirmation = useConfirmation(arrive);
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const recoveryPath = useEntryPath("/recuperar-senha");
  const [challenge, setChallenge] = useState<string>();
  const [lateReason, setLateReason] = useState<string>();

  async function enter(session: BrowserSession) {
    toast.success(accountToasts.signedIn.title, { description: accountToasts.signedIn.description });
    signedIn(session);
    await arrive(session.user);
  }

  const { busy, alert, fields, form } = useForm({
    schema: loginFormSchema,
    send: async (credentials) => {
      setUnconfirmed(credentials.email);
      setLateReason(undefined);
      const grant = { grant_type: "password" } as const;
      await enter(await callApi("POST /auth/v1/token", { query: grant, body: credentials }));
    },
    refuse: (failure) => {
      if (failure.code !== "email_not_confirmed") setUnconfirmed(undefined);
      const next = challengeOf(failure);
      if (next) {
        setChallenge(next);
        return {};
      }
      const text = signInErrorText(failure) + (failure.code === "rate_limited" ? ` ${WAY_BY_MAIL}` : "");
      toast.error(accountToasts.signInFailed.title, { description: text });
      return { alert: text };
    },
  });

  if (challenge) {
    const back = (reason?: string) => {
      setChallenge(undefined);
      setLateReason(reason);
    };
    return <SecondStep challenge={challenge} onSession={enter} onBack={back} />;
  }
  return (
    <form {...form} aria-label="Entrar" className="grid gap-6">
      {kept && <CheckoutEntryHead kept={kept} current="Entrar" />}
      <EntryHead title="Entrar">Acesse sua conta para comprar e acompanhar seus pedidos.</EntryHead>
      {confirmation && <Alert tone={confirmation.tone}>{confirmation.text}</Alert>}
      {(alert ?? lateReason) && <Alert>{alert ?? lateReason}</Alert>}
      {alert && unconfirmed && <ResendConfirmation email={unconfirmed} />}
      {!busy && <SignedInNotice />}
      <EmailField error={fields.email} />
      <AccountField
        label="Senha"
        name="password"
        type="password"
        autoComplete="current-password"
        error={fields.password}
      />
      <Link to={recoveryPath} className="link -my-3 justify-self-start py-3 text-small">
        Esqueceu sua senha?
      </Link>
      <SubmitButton busy={busy} busyLabel="Entrando...">
        Entrar
      </SubmitButton>
      {!kept && (
        <EntryFoot question="Ainda não tem conta?" to="/cadastro">
          Criar Conta
        </EntryFoot>
      )}
    </form>
  );
}
