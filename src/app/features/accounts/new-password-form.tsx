import { CircleX } from "lucide-react";
import { callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { isSessionOver } from "#app/features/session/session.ts";
import { newPasswordFormSchema } from "#domain/accounts/credentials.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.tsx";
import { NewPasswordFields } from "./account-field.tsx";
import { EntryHead } from "./entry-head.tsx";
import { EntryOutcome } from "./entry-outcome.tsx";
import { SecondStep } from "./second-step.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useArrive } from "./use-arrive.ts";
import { forgetRecovery, useRecoveryLink } from "./use-recovery-link.ts";

export function NewPasswordForm() {
  const { link, open, close } = useRecoveryLink();
  const arrive = useArrive();
  const { busy, alert, fields, form } = useForm({
    schema: newPasswordFormSchema,
    send: async ({ password }) => {
      const user = await callApi("PUT /auth/v1/user", { body: { password } });
      forgetRecovery();
      toast.success("Senha redefinida com sucesso!", { description: "Você já está conectado." });
      await arrive(user);
    },
    refuse: (failure) => {
      // The link allows a new password without the old one for one hour, which is over.
      if (failure.fields.current_password || isSessionOver(failure)) close(errorTexts.otp_expired);
      toast.error("Erro ao redefinir a senha", { description: failure.message });
      return { alert: failure.message, fields: failure.fields };
    },
  });

  if (link.status === "challenged") {
    return <SecondStep challenge={link.challenge} onSession={open} onBack={close} />;
  }
  if (link.status === "closed") return <ClosedLink reason={link.reason} />;
  return (
    <form {...form} aria-label="Redefinir Senha" className="grid gap-6">
      <EntryHead title="Redefinir Senha">Escolha a nova senha da sua conta.</EntryHead>
      {link.status === "opening" ? (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          Verificando o link...
        </p>
      ) : (
        <>
          {alert && <Alert>{alert}</Alert>}
          <NewPasswordFields fields={fields} label="Nova senha" />
          <SubmitButton busy={busy} busyLabel="Salvando...">
            Salvar nova senha
          </SubmitButton>
        </>
      )}
    </form>
  );
}

function ClosedLink({
  reason = "Abra esta página pelo link que enviamos por e-mail.",
}: {
  reason?: string | undefined;
}) {
  return (
    <EntryOutcome
      icon={<CircleX className="text-danger" />}
      title="Link inválido ou expirado"
      actions={
        <ButtonLink to="/recuperar-senha" size="lg" block>
          Pedir um novo link
        </ButtonLink>
      }
    >
      {reason}
    </EntryOutcome>
  );
}
