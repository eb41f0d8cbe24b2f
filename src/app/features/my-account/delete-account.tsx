import { useRef, useState } from "react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { AccountField } from "#app/features/accounts/account-field.tsx";
import { forgetAdminAccess } from "#app/features/accounts/admin-access-storage.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { signedOut } from "#app/features/session/session.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

const schema = z.object({ password: z.string().min(1, accountFieldTexts.currentPasswordMissing) });

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { busy, fields, form } = useForm({
    schema,
    send: async ({ password }) => {
      await callApi("DELETE /api/account", { body: { password } });
      forgetAdminAccess();
      toast.success("Conta excluída", { description: "Seus dados pessoais foram apagados." });
      signedOut();
    },
    refuse: (failure) => {
      if (failure.fields.password) return { fields: failure.fields };
      toast.error("Não foi possível excluir a conta", { description: failure.message });
      return { fields: { password: failure.message } };
    },
  });

  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="ghost">Excluir minha conta</Button>}
      title="Excluir minha conta"
      description="Seu cadastro, suas sessões, seu endereço guardado, sua inscrição na newsletter e o que a loja anotou sobre você serão apagados. Os pedidos feitos ficam sem os seus dados pessoais, porque a loja precisa responder pelo que vendeu. Esta ação não pode ser desfeita."
      confirmLabel="Excluir conta"
      busyLabel="Excluindo..."
      busy={busy}
      onConfirm={() => element.current?.requestSubmit()}
    >
      <form {...form} ref={element} aria-label="Excluir minha conta">
        <AccountField
          label="Senha"
          name="password"
          type="password"
          autoComplete="current-password"
          error={fields.password}
        />
      </form>
    </AlertDialog>
  );
}
