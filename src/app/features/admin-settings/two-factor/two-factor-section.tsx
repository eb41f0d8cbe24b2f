import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { formatDate } from "#domain/orders/order-dates.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { SectionSkeleton } from "../section/section-skeleton.tsx";
import { SettingsPanel } from "../section/settings-panel.tsx";
import { DisableDialog } from "./disable-dialog.tsx";
import { NewCodesDialog } from "./new-codes-dialog.tsx";
import { SetUpDialog } from "./set-up-dialog.tsx";
import { type TwoFactorState, useTwoFactor } from "./use-two-factor.ts";

export function TwoFactorSection() {
  const { data, error, refetch } = useTwoFactor();
  if (!data) {
    if (!error) return <SectionSkeleton />;
    return (
      <Panel>
        <LoadFailed title="Não foi possível carregar a segurança da conta" error={error} onRetry={refetch} />
      </Panel>
    );
  }
  return (
    <SettingsPanel
      title="Verificação em duas etapas"
      description="Além da senha, entrar pede um código do aplicativo autenticador do seu celular. Assim, uma senha descoberta não abre a loja."
      aside={
        data.enabled ? (
          <Badge tone="ok" dot>
            Ativada
          </Badge>
        ) : (
          <Badge tone="warn" dot>
            Desativada
          </Badge>
        )
      }
    >
      {data.enabled ? <Enabled state={data} /> : <Disabled />}
    </SettingsPanel>
  );
}

function Disabled() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="flex items-start gap-3 text-muted">
        <ShieldAlert className="size-5 shrink-0 text-warn" />
        Você entra só com a senha. Ative com qualquer aplicativo autenticador, como Google Authenticator,
        Microsoft Authenticator ou o do seu gerenciador de senhas.
      </p>
      <Button
        size="app"
        icon={<ShieldCheck />}
        className="justify-self-start max-md:w-full"
        onClick={() => setOpen(true)}
      >
        Ativar verificação
      </Button>
      {open && <SetUpDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Enabled({ state }: { state: TwoFactorState }) {
  const [opened, setOpened] = useState<"codes" | "disable">();
  const close = () => setOpened(undefined);
  const left = state.recovery_codes_left;
  return (
    <>
      <p className="flex items-start gap-3 text-muted">
        <ShieldCheck className="size-5 shrink-0 text-grass" />
        {state.enabled_at && `Ativada em ${formatDate(new Date(state.enabled_at))}. `}
        {left === 1 ? "Resta 1 código de recuperação." : `Restam ${left} códigos de recuperação.`}
      </p>
      {left <= 3 && (
        <Alert tone="info" announce={false}>
          Restam poucos códigos de recuperação. Gere novos para não ficar sem acesso se perder o celular.
        </Alert>
      )}
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        <Button size="app" variant="outline" onClick={() => setOpened("codes")}>
          Gerar novos códigos
        </Button>
        <Button size="app" variant="ghost" onClick={() => setOpened("disable")}>
          Desativar
        </Button>
      </div>
      {opened === "codes" && <NewCodesDialog onClose={close} />}
      {opened === "disable" && <DisableDialog onClose={close} />}
    </>
  );
}
