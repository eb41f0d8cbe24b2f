import { callApi } from "#app/api/api-client.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useAsking } from "./use-asking.ts";

interface RenewPixCodeProps {
  token: string;
  label: string;
  refresh: () => Promise<void>;
}

export function RenewPixCode({ token, label, refresh }: RenewPixCodeProps) {
  const { isBusy, failure, ask } = useAsking();

  async function renew() {
    await callApi("POST /api/payments/pix", { body: { token } });
    await refresh();
  }

  return (
    <div className="grid gap-4">
      {failure && <Alert>{failure}</Alert>}
      <Button
        busy={isBusy}
        busyLabel="Gerando código…"
        onClick={() => ask(renew)}
        className="md:justify-self-start"
      >
        {label}
      </Button>
    </div>
  );
}
