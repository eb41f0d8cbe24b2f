import { Pencil, Plug } from "lucide-react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { type DialogState, useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { SectionSkeleton } from "../section/section-skeleton.tsx";
import { SettingsPanel } from "../section/settings-panel.tsx";
import type { AccountAction } from "./account-action.ts";
import { AccountActions } from "./account-actions.tsx";
import { AccountDialog } from "./account-dialog.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { nameState } from "./describe-account.ts";
import { DisconnectMercadoPago } from "./disconnect-dialog.tsx";
import { type MercadoPagoAccount, useMercadoPago } from "./use-mercado-pago.ts";

const WHAT = "O cliente paga por Pix ou cartão, e o pedido fica pago sozinho.";
const WITHOUT = "Sem conectar, tudo continua como está: a chave Pix da loja, e você confere o extrato.";

export function MercadoPagoSection() {
  const { data: account, error, refetch } = useMercadoPago();
  const { opened, open, close } = useOpenDialog<AccountAction>();
  if (account === undefined) {
    if (!error) return <SectionSkeleton />;
    return (
      <Panel>
        <LoadFailed title="Não foi possível carregar o Mercado Pago" error={error} onRetry={refetch} />
      </Panel>
    );
  }
  return (
    <SettingsPanel
      title="Mercado Pago"
      description={account ? WHAT : `${WHAT} ${WITHOUT}`}
      aside={account && <StateBadge account={account} />}
    >
      {account ? <AccountFacts account={account} onAction={open} /> : <Steps />}
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        {/* The same button before and after connecting: it gets the focus back from the form. */}
        <Button
          variant={account ? "outline" : "primary"}
          size="app"
          icon={account ? <Pencil /> : <Plug />}
          onClick={() => open({ kind: "connect", ...(account && { account }) })}
        >
          {account ? "Alterar" : "Conectar"}
        </Button>
        {account && <AccountActions account={account} onAction={open} />}
      </div>
      {opened && (
        <AccountDialogs key={opened.count} action={opened.subject} isOpen={opened.isOpen} onClose={close} />
      )}
    </SettingsPanel>
  );
}

function StateBadge({ account }: { account: MercadoPagoAccount }) {
  const { label, tone } = nameState(account);
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}

/** How to get the credentials. */
function Steps() {
  return (
    <ol className="grid list-decimal gap-2 pl-5 marker:text-muted">
      <li>No Mercado Pago, abra Seus negócios → Configurações → Credenciais de produção.</li>
      <li>Copie o Access Token, que começa com APP_USR-.</li>
      <li>Toque em Conectar e cole. A loja testa o token antes de gravar.</li>
    </ol>
  );
}

function AccountDialogs({ action, ...state }: DialogState & { action: AccountAction }) {
  return action.kind === "connect" ? (
    <AccountDialog {...state} account={action.account} focusesToken={action.focusesToken} />
  ) : (
    <DisconnectMercadoPago {...state} />
  );
}
