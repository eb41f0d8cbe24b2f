import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { changeCart } from "#app/features/cart/cart-store.ts";
import { addItem, type CartItem } from "#domain/cart/cart.ts";
import { idsOf, toChosen } from "#domain/options/option-ids.ts";
import { reaisToCents } from "#domain/reais.ts";
import { toast } from "#ui/toast.tsx";
import type { OwnOrder } from "./own-order.ts";

/** Adds an order's items to the cart again: those that are still sold, at current prices. */
export function useBuyAgain(order: OwnOrder) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function buyAgain() {
    setBusy(true);
    try {
      const found = await findSold(order);
      if (found.length === 0) return void toast.info("Estes produtos não estão mais à venda.");
      changeCart((items) => found.reduce(addItem, [...items]));
      const missing = order.items.length - found.length;
      toast.success("Itens adicionados ao carrinho", { description: describeMissing(missing) });
      void navigate("/carrinho");
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(failure.message);
    } finally {
      setBusy(false);
    }
  }

  return { busy, buyAgain };
}

async function findSold(order: OwnOrder): Promise<CartItem[]> {
  const wanted = order.items.flatMap(({ id, size, quantity, customization, options }) =>
    id
      ? [
          {
            id,
            size,
            quantity,
            ...(customization && { customization }),
            ...(options && { options: toChosen(options) }),
          },
        ]
      : [],
  );
  if (wanted.length === 0) return [];
  const lines = wanted.map(({ options, ...line }) => ({
    ...line,
    ...(options && { options: idsOf(options) }),
  }));
  const quote = await callApi("POST /api/cart/quote", { body: { items: lines } });
  return wanted.flatMap((line, index) => {
    const sold = quote.items[index];
    if (!sold || !isOffered(sold)) return [];
    return [{ ...line, name: sold.name, image: sold.image, priceCents: reaisToCents(sold.price) }];
  });
}

/** What the cart still has to ask about, such as fewer units than before or an option that is gone, is asked there. */
function isOffered({ change, available }: { change: string; available?: number | undefined }): boolean {
  return (
    ["none", "price", "lead_time", "options"].includes(change) || (change === "stock" && available !== 0)
  );
}

function describeMissing(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? "1 produto não está mais à venda." : `${count} produtos não estão mais à venda.`;
}
