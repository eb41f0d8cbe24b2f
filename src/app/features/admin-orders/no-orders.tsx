import { ReceiptText } from "lucide-react";
import { EmptyState } from "#ui/empty-state.tsx";
import { orderTexts } from "./order-texts.ts";

export function NoOrders({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<ReceiptText className="size-8 text-muted" />}
      title={orderTexts.none}
      text={
        filtered
          ? "Tente outra busca, outro status ou outro período."
          : "Os pedidos feitos na loja aparecem aqui assim que chegam."
      }
    />
  );
}
