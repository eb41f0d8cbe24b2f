import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { AccountField, CodeField } from "#app/features/accounts/account-field.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { useRenewTwoFactor } from "./use-two-factor.ts";

const schema = z.object({
  password: z.string().min(1, accountFieldTexts.currentPasswordMissing),
  code: z.string().trim().min(1, "Digite o código"),
});

export function DisableDialog({ onClose }: { onClose: () => void }) {
  const renew = useRenewTwoFactor();
  const { busy, alert, fields, form } = useForm({
    schema,
    send: async (body) => {
      await callApi("DELETE /api/account/two-factor", { body });
      toast.success("Verificação em duas etapas desativada");
      onClose();
      await renew();
    },
    refuse: ({ fields: refused, message }) =>
      refused.code || refused.password ? { fields: refused } : { alert: message },
  });
  return (
    <Dialog
      open
      title="Desativar verificação em duas etapas"
      width={440}
      onOpenChange={(open) => !open && onClose()}
    >
      <form {...form} className="contents" aria-label="Desativar verificação em duas etapas">
        <DialogBody>
          {alert && <Alert>{alert}</Alert>}
          <p className="text-muted">Para entrar bastará a senha. Confirme com a senha e um código.</p>
          <AccountField
            label="Sua senha"
            name="password"
            type="password"
            controlSize="app"
            autoComplete="current-password"
            error={fields.password}
          />
          <CodeField controlSize="app" className="max-w-80" error={fields.code} recovery />
        </DialogBody>
        <DialogFoot>
          <DialogClose
            render={
              <Button variant="outline" size="app">
                Cancelar
              </Button>
            }
          />
          <Button type="submit" variant="danger" size="app" busy={busy} busyLabel="Desativando...">
            Desativar
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
