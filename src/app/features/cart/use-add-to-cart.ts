import { useNavigate } from "react-router";
import { countCart } from "#app/features/analytics/count-visit.ts";
import { addItem, type CartItem } from "#domain/cart/cart.ts";
import { toast } from "#ui/toast.tsx";
import { changeCart } from "./cart-store.ts";
import { readSharedBuild } from "./shared-build.ts";

/** Adds a line to the cart and shows a toast with a link to the cart. */
export function useAddToCart(): (item: CartItem) => void {
  const navigate = useNavigate();
  return (item) => {
    changeCart((items) => addItem(items, { ...item, build: readSharedBuild() }));
    countCart(item.id);
    toast.success("Adicionado ao carrinho", {
      description: `${item.name}, tamanho ${item.size}`,
      action: { label: "Ver carrinho", onPress: () => void navigate("/carrinho") },
    });
  };
}
