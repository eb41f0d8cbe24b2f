import { useEffect, useState } from "react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { AccountField, CodeField } from "#app/features/accounts/account-field.tsx";
import { setProofPrompt } from "#app/features/admin/with-proof.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";

const byPassword = z.object({ password: z.string().min(1, accountFieldTexts.currentPasswordMissing) });
const byCode = z.object({ code: z.string().trim().min(1, "Digite o código") });

/** Mounted once, in the back-office's frame: asks for the password again where an operation requires a fresh proof. */
export function ProofPrompt() {
  const [answer, setAnswer] = useState<{ resolve: (proved: boolean) => void }>();

  useEffect(() => {
    setProofPrompt(() => new Promise((resolve) => setAnswer({ resolve })));
    return () => setProofPrompt(undefined);
  }, []);

  if (!answer) return null;
  return (
    <ProofDialog
      onAnswer={(proved) => {
        setAnswer(undefined);
        answer.resolve(proved);
      }}
    />
  );
}

function ProofDialog({ onAnswer }: { onAnswer: (proved: boolean) => void }) {
  const [withCode, setWithCode] = useState(false);
  const { busy, alert, fields, form } = useForm<{ password?: string; code?: string }>({
    schema: withCode ? byCode : byPassword,
    send: async (body) => {
      await callApi("POST /api/account/proof", { body });
      onAnswer(true);
    },
    refuse: (failure) =>
      failure.fields.password || failure.fields.code
        ? { fields: failure.fields }
        : { alert: failure.message },
  });
  return (
    <Dialog
      open
      title="Confirme que é você"
      width={440}
      phone="bottom"
      onOpenChange={(open) => !open && onAnswer(false)}
    >
      <form {...form} className="contents" aria-label="Confirme que é você">
        <DialogBody>
          {alert && <Alert>{alert}</Alert>}
          <p className="text-muted">
            Esta mudança é sensível. Depois de confirmar, não perguntamos de novo por 10 minutos.
          </p>
          {withCode ? (
            <CodeField key="code" recovery controlSize="app" autoFocus error={fields.code} />
          ) : (
            <AccountField
              key="password"
              label="Sua senha"
              name="password"
              type="password"
              autoComplete="current-password"
              controlSize="app"
              autoFocus
              error={fields.password}
            />
          )}
          <Button
            variant="ghost"
            size="app"
            className="-my-3 justify-self-start"
            onClick={() => setWithCode((now) => !now)}
          >
            {withCode ? "Usar a senha" : "Usar um código do aplicativo"}
          </Button>
        </DialogBody>
        <DialogFoot>
          <DialogClose
            render={
              <Button variant="outline" size="app">
                Cancelar
              </Button>
            }
          />
          <Button type="submit" size="app" busy={busy} busyLabel="Confirmando...">
            Confirmar
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
