import { formatShortDay, weekdayOf } from "../days.ts";
import { formatCents } from "../money.ts";
import type { DeliveryOption, MissingForFree } from "./delivery-options.ts";

/** What a shopper reads about a delivery. Separate from the owner's texts, which the storefront does not load. */

const weekdays = ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"];

/** "Chega até sex, 27/11"; what is picked up does not arrive. */
export function describeArrival({ kind, arrivesBy }: Pick<DeliveryOption, "kind" | "arrivesBy">): string {
  const day = `${weekdays[weekdayOf(arrivesBy)]}, ${formatShortDay(arrivesBy)}`;
  return kind === "pickup" ? `Pronto para retirar até ${day}` : `Chega até ${day}`;
}

/** "Faltam R$ 30,00 ou 2 camisas para o frete grátis" */
export function describeMissing({ cents, units }: MissingForFree): string {
  const parts = [
    cents !== null && formatCents(cents),
    units !== null && (units === 1 ? "1 camisa" : `${units} camisas`),
  ].filter((part) => part !== false);
  // The verb agrees with what it is followed by.
  const isPlural = cents === null ? units !== 1 : cents >= 200;
  return `${isPlural ? "Faltam" : "Falta"} ${parts.join(" ou ")} para o frete grátis`;
}
