import { Truck } from "lucide-react";
import { deliveryKinds } from "#domain/delivery/delivery-method.ts";
import { kindLabels } from "#domain/delivery/describe-method.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { kindInfo } from "./delivery-kinds.tsx";
import type { OnMethodAction } from "./method-action.ts";

/** What the screen is for, and the first step of each kind. */
export function NoMethods({ onAction }: { onAction: OnMethodAction }) {
  return (
    <EmptyState
      icon={<Truck className="size-8 text-muted" />}
      title="Nenhuma forma de entrega"
      text="Com elas, o cliente digita o CEP e vê preço e prazo antes de comprar. Sem formas de entrega, o frete é combinado pelo WhatsApp, como hoje."
      action={
        <div className="grid gap-2 md:flex">
          {deliveryKinds.map((kind) => {
            const { icon: Icon } = kindInfo[kind];
            return (
              <Button
                key={kind}
                variant="outline"
                size="app"
                icon={<Icon />}
                onClick={() => onAction({ kind: "create", of: kind })}
              >
                {kindLabels[kind]}
              </Button>
            );
          })}
        </div>
      }
    />
  );
}
