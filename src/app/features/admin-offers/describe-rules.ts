import { formatDateTime } from "#domain/orders/order-dates.ts";
import { fromShopClock } from "#domain/shop-clock.ts";
import type { OfferDraft } from "./offer-draft.ts";

/** The rules of an offer in one line, for when their fields are folded. */
export function describeRules(draft: OfferDraft): string {
  const { startsAt, endsAt, categoryIds, minimum, maxUses, maxUsesPerCustomer, stacks } = draft;
  const rules = [
    startsAt !== "" && `a partir de ${describeClock(startsAt)}`,
    endsAt !== "" && `até ${describeClock(endsAt)}`,
    categoryIds.length > 0 && (categoryIds.length === 1 ? "1 categoria" : `${categoryIds.length} categorias`),
    minimum.trim() !== "" && `mínimo de R$ ${minimum.trim()}`,
    ...(draft.kind === "pix"
      ? []
      : [
          maxUses.trim() !== "" && `limite de ${maxUses.trim()}`,
          maxUsesPerCustomer.trim() !== "" && `${maxUsesPerCustomer.trim()} por cliente`,
          stacks && "acumula",
        ]),
  ].filter((rule) => rule !== false);
  return rules.length > 0
    ? rules.join(" · ")
    : "Período, categorias, pedido mínimo e limites: nenhuma regra.";
}

function describeClock(clock: string): string {
  const instant = fromShopClock(clock);
  return instant ? formatDateTime(instant) : "?";
}
