import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { copyField } from "#app/features/orders/copy-field.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";
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
      <NotificationAddress url={notification_url} />
    </div>
  );
}

function NotificationAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function copy() {
    if (!field.current) return;
    const isCopied = await copyField(field.current);
    setIsRefused(!isCopied);
    if (isCopied) toast.success("Endereço copiado");
  }

  return (
    <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        label="Endereço para os avisos"
        hint={
          isRefused &&
          "O navegador não deixou copiar. O endereço está selecionado: copie pelo menu do aparelho."
        }
      >
        <Input
          ref={field}
          controlSize="app"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Button variant="outline" size="app" icon={<Copy />} onClick={copy} className="md:mt-7">
        Copiar endereço
      </Button>
    </div>
  );
}
