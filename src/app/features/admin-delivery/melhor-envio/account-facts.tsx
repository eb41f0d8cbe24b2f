import { Fact } from "#app/features/admin/fact.tsx";
import { formatCep } from "#domain/delivery/cep.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { AccountActionProps } from "./account-actions.tsx";
import { describeFree, describeMeasures, describeServices } from "./describe-account.ts";
import { describeToken, toneOfWarning, warnInPanel } from "./token-texts.ts";

/** What Melhor Envio is told, and what is wrong with its token. */
export function AccountFacts({ account, onAction }: AccountActionProps) {
  const now = new Date();
  const warning = warnInPanel(account, now);
  return (
    <>
      {warning && (
        <Alert tone={toneOfWarning(account)} announce={false}>
          <p>{warning}</p>
          <Button
            variant="outline"
            size="app"
            className="mt-3"
            onClick={() => onAction({ kind: "connect", account, focusesToken: true })}
          >
            Trocar token
          </Button>
        </Alert>
      )}
      <dl className="grid grid-cols-2 gap-4 py-1">
        <Fact label="Posta de">CEP {formatCep(account.from_cep)}</Fact>
        <Fact label="Uma camisa embalada">{describeMeasures(account)}</Fact>
        <Fact label="Serviços" className="col-span-2">
          {describeServices(account)}
        </Fact>
        <Fact label="Entrega grátis" className="col-span-2">
          {describeFree(account)}
        </Fact>
        <Fact label="Valor das camisas">{account.is_insured ? "Segurado" : "Sem seguro"}</Fact>
        <Fact label="Token">{describeToken(account, now)}</Fact>
      </dl>
    </>
  );
}
