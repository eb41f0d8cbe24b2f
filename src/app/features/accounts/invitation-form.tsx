import { CircleCheck, CircleX } from "lucide-react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { registrationFormSchema } from "#domain/accounts/credentials.ts";
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

function Open({ token, invitation, onAccepted }: OpenProps) {
  const { email, invited_by, has_account } = invitation;
  const { busy, alert, fields, form } = useForm<{ name?: string; password?: string }>({
    schema: has_account ? nothing : registrationFormSchema,
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
        {invited_by ? `${invited_by} convidou você` : "Você foi convidado"} para administrar a loja.
      </EntryHead>
      {alert && <Alert>{alert}</Alert>}
      {has_account ? (
        <p className="wrap-anywhere">
          A conta <strong>{email}</strong> passa a ver os pedidos e a cuidar de produtos, banners e
          configurações. A senha continua a mesma.
        </p>
      ) : (
        <>
          <EmailField error={undefined} value={email} readOnly className="read-only:text-muted" />
          <AccountField label="Nome completo" name="name" autoComplete="name" error={fields.name} />
          <NewPasswordFields fields={fields} />
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
  reason = "Abra esta página pelo link que enviamos por email.",
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
