import { useRef } from "react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { AccountField } from "#app/features/accounts/account-field.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { type Administrator, useRenewAdministrators } from "./use-administrators.ts";

const schema = z.object({ password: z.string().min(1, accountFieldTexts.currentPasswordMissing) });

/** For a colleague who lost both phone and recovery codes. */
export function ResetTwoFactorDialog(props: { administrator: Administrator; onClose: () => void }) {
  const { administrator, onClose } = props;
  const { id, email } = administrator;
  const element = useRef<HTMLFormElement>(null);
  const renew = useRenewAdministrators();
  const { busy, fields, form } = useForm({
    schema,
    send: async (body) => {
      await callApi("DELETE /api/admin/administrators/{id}/two-factor", { params: { id }, body });
      toast.success("Verificação em duas etapas removida", { description: email });
      onClose();
      await renew();
    },
    refuse: (failure) => {
      toast.error("Não foi possível remover a verificação", { description: failure.message });
      return { fields: { password: failure.fields.password ?? failure.message } };
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remover a verificação em duas etapas?"
      description={`${email} volta a entrar só com a senha e recebe um aviso por e-mail. Faça isso apenas se tiver certeza de que o pedido veio dessa pessoa.`}
      confirmLabel="Remover"
      busyLabel="Removendo..."
      busy={busy}
      onConfirm={() => element.current?.requestSubmit()}
    >
      <form {...form} ref={element} aria-label="Confirmar com a senha">
        <AccountField
          label="Sua senha"
          name="password"
          type="password"
          autoComplete="current-password"
          error={fields.password}
        />
      </form>
    </AlertDialog>
  );
}
