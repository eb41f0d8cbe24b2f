import { useConnection } from "#app/features/connection/connection.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

interface PricesFailedProps {
  onRetry: () => void;
  /** What the shopper reads without internet. The prices are loaded by themselves when it is back. */
  offlineText: string;
}

export function PricesFailed({ onRetry, offlineText }: PricesFailedProps) {
  const isOffline = useConnection(({ net }) => net === "off");
  if (isOffline) return <Alert tone="info">{offlineText}</Alert>;
  return (
    <Alert>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text">
        <p>Não foi possível calcular o frete.</p>
        <Button variant="outline" size="app" onClick={onRetry}>
          Tentar de novo
        </Button>
      </div>
    </Alert>
  );
}
