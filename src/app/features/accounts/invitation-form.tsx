import { CircleCheck, CircleX } from "lucide-react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { newPasswordFormSchema, registrationFormSchema } from "#domain/accounts/credentials.ts";
import { roleLabels } from "#domain/accounts/staff-role.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.tsx";
import { AccountField, EmailField, NewPasswordFields } from "./account-field.tsx";
import { EntryHead } from "./entry-head.tsx";
import { EntryOutcome } from "./entry-outcome.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { type OpenInvitation, useInvitation } from "./use-invitation.ts";

/** The page that an invitation mail links to. The invited person becomes an administrator only after confirming. */
export function InvitationForm() {
  const { state, setState } = useInvitation();
  switch (state.status) {
    case "opening":
      return (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          Verificando o convite...
        </p>
      );
    case "closed":
      return <Closed reason={state.reason} />;
    case "accepted":
      return <Accepted email={state.email} />;
    case "open":
      return (
        <Open
          token={state.token}
          invitation={state.invitation}
          onAccepted={(email) => setState({ status: "accepted", email })}
        />
      );
  }
}

interface OpenProps {
  token: string;
  invitation: OpenInvitation;
  onAccepted: (email: string) => void;
}

const nothing = z.object({});

/** What the person must fill in: nothing in a session of the account, and no name where there is an account already. */
function schemaOf({ has_account, signed_in }: OpenInvitation) {
  if (signed_in) return nothing;
  return has_account ? newPasswordFormSchema : registrationFormSchema;
}

function Open({ token, invitation, onAccepted }: OpenProps) {
  const { email, invited_by, role, has_account, signed_in } = invitation;
  const { busy, alert, fields, form } = useForm<{ name?: string; password?: string }>({
    schema: schemaOf(invitation),
    send: async ({ name, password }) => {
      await callApi("POST /api/invitations/accept", { body: { token, full_name: name, password } });
      toast.success("Convite aceito");
      onAccepted(email);
    },
    refuse: (failure) => {
      toast.error("Não foi possível aceitar o convite", { description: failure.message });
      const { "data.full_name": name, ...others } = failure.fields;
      return { alert: failure.message, fields: { ...others, ...(name && { name }) } };
    },
  });
  return (
    <form {...form} aria-label="Aceitar convite" className="grid gap-6">
      <EntryHead title="Convite">
        {invited_by ? `${invited_by} convidou você` : "Você foi convidado"} para administrar a loja. Sua
        função: {roleLabels[role]}.
      </EntryHead>
      {alert && <Alert>{alert}</Alert>}
      {signed_in ? (
        <p className="wrap-anywhere">
          A conta <strong>{email}</strong> entra na equipe. A senha continua a mesma.
        </p>
      ) : (
        <>
          {has_account && (
            <p className="wrap-anywhere">
              A conta <strong>{email}</strong> já existe. Crie uma senha nova para ela: a antiga e as sessões
              abertas deixam de valer. Se preferir continuar com a sua, entre na conta e abra o link do
              convite de novo.
            </p>
          )}
          <EmailField error={undefined} value={email} readOnly className="read-only:text-muted" />
          {!has_account && (
            <AccountField label="Nome completo" name="name" autoComplete="name" error={fields.name} />
          )}
          <NewPasswordFields fields={fields} label={has_account ? "Nova senha" : "Senha"} />
        </>
      )}
      <SubmitButton busy={busy} busyLabel="Aceitando...">
        {has_account ? "Aceitar convite" : "Criar conta e aceitar"}
      </SubmitButton>
    </form>
  );
}

function Accepted({ email }: { email: string }) {
  return (
    <EntryOutcome
      icon={<CircleCheck />}
      title="Convite aceito"
      actions={
        <ButtonLink to="/login?redirect=%2Fadmin" size="lg" block>
          Entrar
        </ButtonLink>
      }
    >
      Entre com {email} para abrir a área administrativa. Depois, ative a verificação em duas etapas em
      Configurações.
    </EntryOutcome>
  );
}

function Closed({
  reason = "Abra esta página pelo link que enviamos por e-mail.",
}: {
  reason?: string | undefined;
}) {
  return (
    <EntryOutcome
      icon={<CircleX className="text-danger" />}
      title="Convite inválido ou expirado"
      actions={
        <ButtonLink to="/" size="lg" block>
          Voltar para a loja
        </ButtonLink>
      }
    >
      {reason}
    </EntryOutcome>
  );
}
