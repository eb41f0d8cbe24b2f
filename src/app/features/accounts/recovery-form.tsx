import { MailCheck } from "lucide-react";
import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { recoveryFormSchema } from "#domain/accounts/credentials.ts";
import { accountToasts, recoveryErrorText } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { toast } from "#ui/toast.tsx";
import { EmailField } from "./account-field.tsx";
import { EntryFoot, EntryHead, useEntryPath } from "./entry-head.tsx";
import { EntryOutcome } from "./entry-outcome.tsx";
import { SubmitButton } from "./submit-button.tsx";

export function RecoveryForm() {
  const [sentTo, setSentTo] = useState<string>();
  const { busy, alert, fields, form } = useForm({
    schema: recoveryFormSchema,
    send: async ({ email }) => {
      const redirect_to = `${location.origin}/redefinir-senha`;
      await callApi("POST /auth/v1/recover", { body: { email, redirect_to } });
      toast.success(accountToasts.recoverySent.title);
      setSentTo(email);
    },
    refuse: (failure) => {
      const text = recoveryErrorText(failure);
      toast.error(accountToasts.recoveryFailed.title, { description: text });
      return { alert: text };
    },
  });

  if (sentTo) return <RecoverySent email={sentTo} onRetry={() => setSentTo(undefined)} />;
  return (
    <form {...form} aria-label="Recuperar Senha" className="grid gap-6">
      <EntryHead title="Recuperar Senha">
        Informe o e-mail da sua conta para receber um link e criar uma nova senha.
      </EntryHead>
      {alert && <Alert>{alert}</Alert>}
      <EmailField error={fields.email} />
      <SubmitButton busy={busy} busyLabel="Enviando...">
        Enviar link de redefinição
      </SubmitButton>
      <EntryFoot question="Lembrou a senha?" to="/login">
        Voltar para o login
      </EntryFoot>
    </form>
  );
}

function RecoverySent({ email, onRetry }: { email: string; onRetry: () => void }) {
  const loginPath = useEntryPath("/login");
  return (
    <EntryOutcome
      icon={<MailCheck />}
      title="Email enviado!"
      actions={
        <div className="grid gap-3">
          <ButtonLink to={loginPath} size="lg" block>
            Voltar para o login
          </ButtonLink>
          <Button variant="ghost" onClick={onRetry}>
            Usar outro e-mail
          </Button>
        </div>
      }
    >
      Se houver uma conta com <strong className="text-text">{email}</strong>, o link chega em instantes e vale
      por 1 hora. Confira também a caixa de spam.
    </EntryOutcome>
  );
}
