import { Pencil, Plug } from "lucide-react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { OnMethodAction } from "../method-action.ts";
import { AccountActions } from "./account-actions.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { type MelhorEnvioAccount, useMelhorEnvio } from "./use-melhor-envio.ts";

/** Prices of carriers, which come before the shop's own table. */
export function MelhorEnvioPanel({ onAction }: { onAction: OnMethodAction }) {
  const { data: account, error, refetch } = useMelhorEnvio();
  return (
    <section aria-labelledby="melhor-envio">
      <Panel className="grid gap-3 p-4 lg:p-6">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="melhor-envio" className="font-semibold text-lead">
            Melhor Envio
          </h2>
          {account?.active === false && (
            <Badge tone="warn" dot>
              Pausado
            </Badge>
          )}
        </div>
        {account !== undefined ? (
          <Account account={account} onAction={onAction} />
        ) : error ? (
          <LoadFailed title="Não foi possível carregar o Melhor Envio" error={error} onRetry={refetch} />
        ) : (
          <Loading label="Carregando o Melhor Envio..." className="grid gap-3">
            <Skeleton className="h-11" />
            <Skeleton className="h-10 w-32" />
          </Loading>
        )}
      </Panel>
    </section>
  );
}

interface AccountProps {
  /** Null while Melhor Envio is not connected. */
  account: MelhorEnvioAccount | null;
  onAction: OnMethodAction;
}

function Account({ account, onAction }: AccountProps) {
  return (
    <>
      {account ? (
        <AccountFacts account={account} onAction={onAction} />
      ) : (
        <p className="text-muted">
          Preços e prazos de Correios, Jadlog, Loggi e outras, sem contrato, direto no carrinho. A sua tabela
          por CEP fica de reserva, para quando o Melhor Envio não responde.
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        {/* The same button before and after connecting: it gets the focus back from the form. */}
        <Button
          variant="outline"
          size="app"
          icon={account ? <Pencil /> : <Plug />}
          onClick={() => onAction({ kind: "connect", ...(account && { account }) })}
        >
          {account ? "Alterar" : "Conectar"}
        </Button>
        {account && <AccountActions account={account} onAction={onAction} />}
      </div>
    </>
  );
}
