import { callApi } from "#app/api/api-client.ts";
import { formatCents } from "#domain/money.ts";
import { payByCard, payingTexts } from "#domain/payments/payment-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useAsking } from "./use-asking.ts";

interface CardPanelProps {
  token: string;
  totalCents: number;
  instalments: number;
}

/** Leads to the payment provider's page, where the card is typed in. */
export function CardPanel({ token, totalCents, instalments }: CardPanelProps) {
  const { isBusy, failure, ask } = useAsking();

  async function pay() {
    const { url } = await callApi("POST /api/payments/card", { body: { token } });
    await leaveFor(url);
  }

  return (
    <section
      aria-labelledby="pagar-com-cartao"
      className="mt-4 grid gap-4 rounded-card border border-line bg-surface px-4 py-5 md:px-6"
    >
      <div className="grid gap-1">
        <h2 id="pagar-com-cartao" className="font-bold font-display text-[28px] leading-tight">
          Ou no cartão
        </h2>
        <p className="text-balance text-muted">{payingTexts.cardAmount(formatCents(totalCents))}</p>
      </div>
      {failure && <Alert>{failure}</Alert>}
      <Button variant="outline" busy={isBusy} onClick={() => ask(pay)} className="md:justify-self-start">
        {payByCard(instalments)}
      </Button>
    </section>
  );
}

const LEAVING_MS = 10_000;

/** Waits until the page is left. Whoever stops that, or comes back to the page as it was, can press the button again. */
function leaveFor(url: string): Promise<void> {
  window.location.assign(url);
  return new Promise((resolve) => {
    window.addEventListener("pageshow", () => resolve(), { once: true });
    setTimeout(resolve, LEAVING_MS);
  });
}
