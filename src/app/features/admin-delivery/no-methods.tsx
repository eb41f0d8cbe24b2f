import { Truck } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { kindChoices } from "./delivery-kinds.ts";
import { useMelhorEnvio } from "./melhor-envio/use-melhor-envio.ts";
import type { OnMethodAction } from "./method-action.ts";

const texts = {
  alone:
    "Com elas, o cliente digita o CEP e vê preço e prazo antes de comprar. Sem formas de entrega, o frete é combinado pelo WhatsApp, como hoje.",
  besideCarriers:
    "O Melhor Envio calcula o frete. Uma tabela própria vale quando ele não responde; retirada e entrega local aparecem ao lado.",
};

/** What the screen is for, and the first step of each kind. */
export function NoMethods({ onAction }: { onAction: OnMethodAction }) {
  const { data: account } = useMelhorEnvio();
  return (
    <EmptyState
      icon={<Truck className="size-8 text-muted" />}
      title="Nenhuma forma de entrega"
      text={account?.active ? texts.besideCarriers : texts.alone}
      action={
        <div className="grid gap-2 md:flex">
          {kindChoices.map(({ value, icon: Icon, label }) => (
            <Button
              key={value}
              variant="outline"
              size="app"
              icon={<Icon />}
              onClick={() => onAction({ kind: "create", of: value })}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    />
  );
}
