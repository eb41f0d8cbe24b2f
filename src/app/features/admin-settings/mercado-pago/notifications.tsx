import { CopiedField } from "#app/features/admin/copied-field.tsx";
import type { MercadoPagoAccount } from "./use-mercado-pago.ts";

type Notified = Pick<MercadoPagoAccount, "notification_url" | "has_webhook_secret">;

/** How the shop learns of a payment: at once by a notification, or because it asks. */
export function Notifications({ account }: { account: Notified }) {
  const { notification_url, has_webhook_secret } = account;
  if (notification_url === null) {
    return (
      <p className="text-muted">
        A loja pergunta ao Mercado Pago a cada dez minutos se algo foi pago. Para ele avisar na hora, a loja
        precisa de um endereço com https.
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        {has_webhook_secret
          ? "O Mercado Pago avisa a loja na hora, neste endereço. Se um aviso se perder, ela pergunta a cada dez minutos."
          : "A loja pergunta ao Mercado Pago a cada dez minutos. Para saber na hora, abra no Mercado Pago Suas integrações → Webhooks, cadastre este endereço para o evento Pagamentos e cole aqui, em Alterar, a assinatura secreta."}
      </p>
      <CopiedField
        label="Endereço para os avisos"
        value={notification_url}
        copy="Copiar endereço"
        copied="Endereço copiado"
        refused="O navegador não deixou copiar. O endereço está selecionado: copie pelo menu do aparelho."
      />
    </div>
  );
}
