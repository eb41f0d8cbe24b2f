import { useState } from "react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { CodeField } from "#app/features/accounts/account-field.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useRenewTwoFactor } from "./use-two-factor.ts";

const schema = z.object({ code: z.string().trim().min(1, "Digite o código") });

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const renew = useRenewTwoFactor();
  const finish = () => {
    onClose();
    renew();
  };
  return (
    <Dialog
      open
      title="Novos códigos de recuperação"
      width={440}
      dismissible={!codes}
      onOpenChange={(open) => !open && finish()}
    >
      {codes ? <RecoveryCodes codes={codes} onDone={finish} /> : <CodeStep onCodes={setCodes} />}
    </Dialog>
  );
}

function CodeStep({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { busy, alert, fields, form } = useForm({
    schema,
    send: async (body) => {
      onCodes((await callApi("POST /api/account/two-factor/recovery-codes", { body })).recovery_codes);
    },
    refuse: ({ fields: refused, message }) => (refused.code ? { fields: refused } : { alert: message }),
  });
  return (
    <form {...form} className="contents" aria-label="Novos códigos de recuperação">
      <DialogBody>
        {alert && <Alert>{alert}</Alert>}
        <p className="text-muted">Os códigos antigos deixam de valer.</p>
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
        <Button type="submit" size="app" busy={busy} busyLabel="Gerando...">
          Gerar códigos
        </Button>
      </DialogFoot>
    </form>
  );
}
