import { useNavigate } from "react-router";
import { countCart } from "#app/features/analytics/count-visit.ts";
import { useCart } from "#app/features/cart/cart-store.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import { toast } from "#ui/toast.tsx";

/** Adds a line to the cart and shows a toast with a link to the cart. */
export function useAddToCart(): (item: CartItem) => void {
  const add = useCart((cart) => cart.add);
  const navigate = useNavigate();
  return (item) => {
    add(item);
    countCart(item.id);
    toast.success("Adicionado ao carrinho", {
      description: `${item.name}, tamanho ${item.size}`,
      action: { label: "Ver carrinho", onPress: () => void navigate("/carrinho") },
    });
  };
}
