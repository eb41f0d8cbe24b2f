import { Pause, Play, Unplug } from "lucide-react";
import { Button } from "#ui/button.tsx";

interface ConnectionButtonsProps<Account> {
  account: Account;
  pausing: { isPending: boolean; mutate: (account: Account) => void };
  onDisconnect: () => void;
}

/** Pauses a connection to another company's service, or ends it. */
export function ConnectionButtons<Account extends { active: boolean }>(
  props: ConnectionButtonsProps<Account>,
) {
  const { account, pausing, onDisconnect } = props;
  return (
    <>
      <Button
        variant="outline"
        size="app"
        icon={account.active ? <Pause /> : <Play />}
        busy={pausing.isPending}
        onClick={() => pausing.mutate(account)}
      >
        {account.active ? "Pausar" : "Ativar"}
      </Button>
      <Button variant="ghost" size="app" icon={<Unplug />} onClick={onDisconnect}>
        Desconectar
      </Button>
    </>
  );
}
