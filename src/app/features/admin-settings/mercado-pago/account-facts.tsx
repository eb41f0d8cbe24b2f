import { Fact } from "#app/features/admin/fact.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { AccountActionProps } from "./account-action.ts";
import { describeCards, describeMinutes, remindOf, warnInPanel } from "./describe-account.ts";
import { Notifications } from "./notifications.tsx";

/** Whose account it is, what is wrong with it, and how shoppers pay by it. */
export function AccountFacts({ account, onAction }: AccountActionProps) {
  const warning = warnInPanel(account);
  const reminder = remindOf(account);
  return (
    <>
      {warning && (
        <Alert announce={false}>
          <p>{warning}</p>
          <Button
            variant="outline"
            size="app"
            className="mt-3"
            onClick={() => onAction({ kind: "connect", account, focusesToken: true })}
          >
            Trocar Access Token
          </Button>
        </Alert>
      )}
      {reminder && (
        <Alert tone="info" announce={false}>
          {reminder}
        </Alert>
      )}
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label="Conta">{account.holder}</Fact>
        <Fact label="Cartão">{describeCards(account)}</Fact>
        <Fact label="Código Pix vale">{describeMinutes(account.pix_minutes)}</Fact>
        <Fact label="Assinatura secreta">{account.has_webhook_secret ? "Gravada" : "Não gravada"}</Fact>
      </dl>
      <Notifications account={account} />
    </>
  );
}
