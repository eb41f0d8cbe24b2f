import { BadgePercent } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { exampleOffers } from "./example-offers.ts";
import type { OnOfferAction } from "./offer-action.ts";

/** What the screen is for, and three offers to begin with. */
export function NoOffers({ onAction }: { onAction: OnOfferAction }) {
  return (
    <EmptyState
      icon={<BadgePercent className="size-8 text-muted" />}
      title="Nenhuma oferta"
      text="Com ofertas, o cliente vê no carrinho quanto ganha e tem um motivo para levar mais camisas. Comece por um exemplo:"
      action={
        <div className="grid gap-2 md:flex">
          {exampleOffers.map(({ label, icon: Icon, draft }) => (
            <Button
              key={label}
              variant="outline"
              size="app"
              icon={<Icon />}
              onClick={() => onAction({ kind: "create", draft: draft() })}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    />
  );
}
