import { useRef } from "react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { AccountField, NewPasswordFields } from "#app/features/accounts/account-field.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { newPasswordFormSchema } from "#domain/accounts/credentials.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { AccountSection } from "./account-section.tsx";

const schema = z
  .object({ current_password: z.string().min(1, accountFieldTexts.currentPasswordMissing) })
  .and(newPasswordFormSchema);

export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const { busy, fields, form } = useForm({
    schema,
    send: async ({ current_password, password }) => {
      await callApi("PUT /auth/v1/user", { body: { current_password, password } });
      element.current?.reset();
      toast.success("Senha alterada", { description: "As suas outras sessões foram encerradas." });
      onChanged();
    },
    refuse: (failure) => {
      toast.error("Não foi possível alterar a senha", { description: failure.message });
      return { fields: failure.fields };
    },
  });

  return (
    <AccountSection title="Alterar senha">
      <form {...form} ref={element} aria-label="Alterar senha" className="grid gap-5">
        {/* Password managers need the user name to store the new password. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <AccountField
          label="Senha atual"
          name="current_password"
          type="password"
          autoComplete="current-password"
          error={fields.current_password}
        />
        <NewPasswordFields fields={fields} label="Nova senha" />
        <Button
          type="submit"
          variant="outline"
          busy={busy}
          busyLabel="Salvando..."
          className="justify-self-start max-md:w-full"
        >
          Alterar senha
        </Button>
      </form>
    </AccountSection>
  );
}
