import { Checkbox } from "#ui/checkbox.tsx";
import type { PlannedAccount } from "./customer.ts";

interface AccountChoicesProps {
  accounts: readonly PlannedAccount[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The accounts of a number, each with its own choice, because one of them may be another person's. */
export function AccountChoices({ accounts, chosen, onChange }: AccountChoicesProps) {
  function toggle(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-semibold text-body">
        {accounts.length === 1 ? "Conta que usou este número" : "Contas que usaram este número"}
      </legend>
      <p className="text-muted">
        Exclua só a conta de quem fez o pedido: outra pessoa pode ter comprado com o mesmo número.
      </p>
      {accounts.map((account) =>
        account.is_staff ? (
          <p key={account.id} className="wrap-anywhere py-2">
            {account.email} <span className="text-muted">trabalha na loja: a conta fica</span>
          </p>
        ) : (
          <Checkbox
            key={account.id}
            checked={chosen.has(account.id)}
            onChange={(event) => toggle(account.id, event.target.checked)}
            label={<AccountLabel account={account} />}
          />
        ),
      )}
    </fieldset>
  );
}

function AccountLabel({ account: { name, email, other_orders: others } }: { account: PlannedAccount }) {
  return (
    <>
      Excluir a conta <span className="wrap-anywhere font-semibold">{email}</span>
      <span className="block text-caption text-muted">
        {name}
        {describeOthers(others)}
      </span>
    </>
  );
}

function describeOthers(orders: number): string {
  if (orders === 0) return "";
  return orders === 1
    ? ", com 1 pedido de outro número, que fica"
    : `, com ${orders} pedidos de outros números, que ficam`;
}
