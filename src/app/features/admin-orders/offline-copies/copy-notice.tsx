import { formatDate, formatTime } from "#domain/orders/order-dates.ts";
import { Alert } from "#ui/alert.tsx";

/** Says when the copy was made. */
export function CopyNotice({ savedAt }: { savedAt: number }) {
  const at = new Date(savedAt);
  return (
    <Alert tone="info" announce={false}>
      Cópia de{" "}
      <time dateTime={at.toISOString()} className="font-semibold tabular-nums">
        {formatDate(at)} às {formatTime(at)}
      </time>
      , só para consulta. Pedidos novos e mudanças aparecem quando a internet voltar.
    </Alert>
  );
}
