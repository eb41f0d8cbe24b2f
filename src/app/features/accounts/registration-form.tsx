import { CircleCheck, MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "#app/api/api-client.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import { signedIn } from "#app/features/session/session.ts";
import { registrationFormSchema } from "#domain/accounts/credentials.ts";
import { accountToasts, signUpErrorText } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { toast } from "#ui/toast.tsx";
import { AccountField, EmailField, NewPasswordFields } from "./account-field.tsx";
import { CheckoutEntryHead, useCheckoutEntry } from "./checkout-entry.tsx";
import { EntryFoot, EntryHead, useEntryPath } from "./entry-head.tsx";
import { EntryOutcome } from "./entry-outcome.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useArrive } from "./use-arrive.ts";

const REDIRECT_MS = 2000;
const ACCOUNT_CREATED = "Conta criada com sucesso!";

interface Created {
  email: string;
  mustConfirm: boolean;
}

export function RegistrationForm() {
  const [created, setCreated] = useState<Created>();
  const arrive = useArrive();
  const kept = useCheckoutEntry();
  const { busy, alert, fields, form } = useForm({
    schema: registrationFormSchema,
    send: async ({ name, email, password }) => {
      const { user, expires_at } = await callApi("POST /auth/v1/signup", {
        body: { email, password, data: { full_name: name } },
      });
      if (expires_at !== null) signedIn({ user, expires_at });
      if (kept && expires_at !== null) {
        toast.success(ACCOUNT_CREATED);
        await arrive(user);
        return LEAVING;
      }
      setCreated({ email, mustConfirm: expires_at === null });
    },
    refuse: (failure) => {
      const { text, field } = signUpErrorText(failure);
      const name = failure.fields["data.full_name"];
      toast.error(accountToasts.signUpFailed.title, { description: name ?? text });
      if (name) return { fields: { name } };
      return field ? { fields: { [field]: text } } : { alert: text };
    },
  });

  if (created?.mustConfirm) return <ConfirmationNotice email={created.email} />;
  if (created) return <Welcome />;
  return (
    <form {...form} aria-label="Criar Conta" className="grid gap-6">
      {kept && <CheckoutEntryHead kept={kept} current="Criar Conta" />}
      <EntryHead title="Criar Conta">Cadastre-se para comprar e acompanhar seus pedidos.</EntryHead>
      {alert && <Alert>{alert}</Alert>}
      <AccountField
        key={kept?.name}
        label="Nome completo"
        name="name"
        autoComplete="name"
        defaultValue={kept?.name}
        error={fields.name}
      />
      <EmailField error={fields.email} />
      <NewPasswordFields fields={fields} />
      <SubmitButton busy={busy} busyLabel="Criando conta...">
        Criar Conta
      </SubmitButton>
      {!kept && (
        <EntryFoot question="Já tem conta?" to="/login">
          Entrar
        </EntryFoot>
      )}
    </form>
  );
}

function ConfirmationNotice({ email }: { email: string }) {
  const loginPath = useEntryPath("/login");
  return (
    <EntryOutcome
      icon={<MailCheck />}
      title="Confirme seu e-mail"
      actions={
        <>
          <ResendConfirmation email={email} />
          <ButtonLink to={loginPath} variant="ghost">
            Voltar para o login
          </ButtonLink>
        </>
      }
    >
      Enviamos um link de confirmação para <strong className="text-text">{email}</strong>. Abra-o para ativar
      sua conta.
    </EntryOutcome>
  );
}

function Welcome() {
  const navigate = useNavigate();
  const loginPath = useEntryPath("/login");

  useEffect(() => {
    const timer = setTimeout(() => navigate(loginPath, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, loginPath]);

  return (
    <EntryOutcome icon={<CircleCheck />} title={ACCOUNT_CREATED}>
      Estamos levando você para a página de login.
    </EntryOutcome>
  );
}
