import { useState } from "react";
import { z } from "zod";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { AccountField, CodeField } from "#app/features/accounts/account-field.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { toast } from "#ui/toast.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useRenewTwoFactor } from "./use-two-factor.ts";

type Started = AnswerOf<"POST /api/account/two-factor">;

type Step = { kind: "password" } | ({ kind: "scan" } & Started) | { kind: "codes"; codes: string[] };

/** Sets up the second factor in three steps: the password, the QR code with a first code, the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: "password" });
  const renew = useRenewTwoFactor();
  const finish = () => {
    onClose();
    renew();
  };
  return (
    <Dialog
      open
      title="Ativar verificação em duas etapas"
      width={step.kind === "scan" ? 720 : 440}
      // The recovery codes are shown only once, so the dialog cannot be closed by accident.
      dismissible={step.kind !== "codes"}
      onOpenChange={(open) => !open && finish()}
    >
      {step.kind === "password" && (
        <PasswordStep onStarted={(started) => setStep({ kind: "scan", ...started })} />
      )}
      {step.kind === "scan" && (
        <ScanStep {...step} onConfirmed={(codes) => setStep({ kind: "codes", codes })} />
      )}
      {step.kind === "codes" && <RecoveryCodes codes={step.codes} onDone={finish} />}
    </Dialog>
  );
}

const passwordSchema = z.object({ password: z.string().min(1, accountFieldTexts.currentPasswordMissing) });

function PasswordStep({ onStarted }: { onStarted: (started: Started) => void }) {
  const { busy, alert, fields, form } = useForm({
    schema: passwordSchema,
    send: async (body) => onStarted(await callApi("POST /api/account/two-factor", { body })),
    refuse: ({ fields: refused, message }) => (refused.password ? { fields: refused } : { alert: message }),
  });
  return (
    <form {...form} className="contents" aria-label="Confirmar com a senha">
      <DialogBody>
        {alert && <Alert>{alert}</Alert>}
        <p className="text-muted">Confirme que é você antes de mudar a segurança da conta.</p>
        <AccountField
          label="Sua senha"
          name="password"
          type="password"
          controlSize="app"
          autoComplete="current-password"
          error={fields.password}
        />
      </DialogBody>
      <StepFoot busy={busy}>Continuar</StepFoot>
    </form>
  );
}

const codeSchema = z.object({ code: z.string().trim().min(1, "Digite o código") });

function ScanStep({ secret, uri, onConfirmed }: Started & { onConfirmed: (codes: string[]) => void }) {
  const { busy, alert, fields, form } = useForm({
    schema: codeSchema,
    send: async (body) => {
      const answer = await callApi("POST /api/account/two-factor/confirm", { body });
      toast.success("Verificação em duas etapas ativada");
      onConfirmed(answer.recovery_codes);
    },
    refuse: ({ fields: refused, message }) => (refused.code ? { fields: refused } : { alert: message }),
  });
  return (
    <form {...form} className="contents" aria-label="Ler o código QR">
      <DialogBody className="md:grid-cols-[240px_minmax(0,1fr)]">
        <QrCode text={uri} label="Código QR para o aplicativo autenticador" />
        <div className="grid content-start gap-4">
          {alert && <Alert>{alert}</Alert>}
          <ol className="grid list-decimal gap-2 pl-5 text-muted">
            <li>Abra o aplicativo autenticador no celular e adicione uma conta.</li>
            <li>Leia o código QR, ou digite a chave abaixo.</li>
            <li>Digite o código de 6 dígitos que o aplicativo mostra.</li>
          </ol>
          <p className="wrap-anywhere rounded-control bg-ground px-3 py-2 font-mono text-caption">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </p>
          <CodeField controlSize="app" className="max-w-80" error={fields.code} />
        </div>
      </DialogBody>
      <StepFoot busy={busy}>Ativar</StepFoot>
    </form>
  );
}

function StepFoot({ busy, children }: { busy: boolean; children: string }) {
  return (
    <DialogFoot>
      <DialogClose
        render={
          <Button variant="outline" size="app">
            Cancelar
          </Button>
        }
      />
      <Button type="submit" size="app" busy={busy} busyLabel="Verificando...">
        {children}
      </Button>
    </DialogFoot>
  );
}
