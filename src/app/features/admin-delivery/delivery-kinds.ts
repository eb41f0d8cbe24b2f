import { Bike, Store, Truck } from "lucide-react";
import { kindLabels } from "#domain/delivery/describe-method.ts";

/** What the owner reads about each kind before choosing it. */
export const kindChoices = [
  {
    value: "pickup",
    icon: Store,
    label: kindLabels.pickup,
    text: "O cliente busca o pedido no seu endereço.",
  },
  {
    value: "local",
    icon: Bike,
    label: kindLabels.local,
    text: "Você ou um motoboy leva, com um preço por bairro.",
  },
  {
    value: "table",
    icon: Truck,
    label: kindLabels.table,
    text: "Correios ou transportadora, com preços por CEP, estado e peso.",
  },
] as const;
