import { Bike, type LucideIcon, Store, Truck } from "lucide-react";
import type { DeliveryKind } from "#domain/delivery/delivery-method.ts";

/** What the owner reads about each kind before choosing it. */
export const kindInfo: Record<DeliveryKind, { icon: LucideIcon; text: string }> = {
  pickup: { icon: Store, text: "O cliente busca o pedido no seu endereço." },
  local: { icon: Bike, text: "Você ou um motoboy leva, com um preço por bairro." },
  table: { icon: Truck, text: "Correios ou transportadora, com preços por CEP, estado e peso." },
};
