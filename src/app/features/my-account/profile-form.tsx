import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { AccountField } from "#app/features/accounts/account-field.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { type AccountUser, userChanged } from "#app/features/session/session.ts";
import { fullNameSchema } from "#domain/accounts/credentials.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";
import { AccountSection } from "./account-section.tsx";

const schema = z.object({ name: fullNameSchema });

export function ProfileForm({ user }: { user: AccountUser }) {
  const { busy, fields, form } = useForm({
    schema,
    send: async ({ name }) => {
      userChanged(await callApi("PUT /auth/v1/user", { body: { data: { full_name: name } } }));
      toast.success("Dados atualizados");
    },
    refuse: (failure) => {
      const name = failure.fields["data.full_name"];
      if (name) return { fields: { name } };
      toast.error("Não foi possível salvar seus dados", { description: failure.message });
      return {};
    },
  });

  return (
    <AccountSection title="Meus dados">
      <form {...form} aria-label="Meus dados" className="grid gap-5">
        <AccountField
          label="Nome completo"
          name="name"
          autoComplete="name"
          defaultValue={user.user_metadata.full_name}
          error={fields.name}
        />
        <Field label="E-mail" hint="O e-mail da conta não pode ser alterado.">
          <Input
            type="email"
            value={user.email}
            readOnly
            className="read-only:border-line read-only:text-muted"
          />
        </Field>
        <Button
          type="submit"
          busy={busy}
          busyLabel="Salvando..."
          className="justify-self-start max-md:w-full"
        >
          Salvar dados
        </Button>
      </form>
    </AccountSection>
  );
}
