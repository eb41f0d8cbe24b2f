import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { payingTexts } from "#domain/payments/payment-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useAsking } from "./use-asking.ts";

interface CheckPaymentProps {
  token: string;
  refresh: () => Promise<void>;
}

/** For those who have paid and wait: asks the payment provider now. */
export function CheckPayment({ token, refresh }: CheckPaymentProps) {
  const { isBusy, failure, ask } = useAsking();
  const [isAwaited, setIsAwaited] = useState(false);

  async function check() {
    setIsAwaited(false);
    const order = await callApi("POST /api/payments/check", { body: { token } });
    await refresh();
    setIsAwaited(order.payment !== undefined);
  }

  return (
    <div className="grid gap-3 md:flex md:flex-wrap md:items-center md:gap-4">
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => ask(check)}>
        Já paguei
      </Button>
      <p
        role="status"
        className={isAwaited ? "text-balance text-muted text-small max-md:text-center" : "sr-only"}
      >
        {isAwaited && payingTexts.notYet}
      </p>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
