import type { Offer } from "./offer.ts";

/** 10 % off, for all shirts and without conditions, unless said otherwise. */
export function newOffer(changes: Partial<Offer> = {}): Offer {
  return {
    id: "offer",
    name: "Semana do manto",
    code: null,
    benefit: { kind: "percent", percent: 10 },
    categoryIds: [],
    minimumCents: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    stacks: false,
    ...changes,
  };
}
