import { formatCents } from "../money.ts";
import type { OfferBenefit } from "./offer.ts";

/** What an offer gives, in a few words: "Leve 3, pague 2". */
export function describeBenefit(benefit: OfferBenefit): string {
  switch (benefit.kind) {
    case "percent":
      return `${benefit.percent}% de desconto`;
    case "amount":
      return `${formatCents(benefit.cents)} de desconto`;
    case "free_delivery":
      return "Frete grátis";
    case "bundle":
      return `Leve ${benefit.take}, pague ${benefit.pay}`;
    case "quantity":
      return benefit.steps
        .map((step) =>
          "percent" in step
            ? `${step.percent}% a partir de ${step.units} camisas`
            : `${formatCents(step.unitCents)} cada a partir de ${step.units} camisas`,
        )
        .join(", ");
    case "pix":
      return `${benefit.percent}% de desconto no Pix`;
  }
}

interface Scheduled {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  uses: number;
}

export type OfferState = "running" | "paused" | "scheduled" | "ended" | "used up";

/** Whether shoppers get it at this moment, and if not, why. */
export function stateOfOffer({ active, startsAt, endsAt, maxUses, uses }: Scheduled, now: Date): OfferState {
  if (endsAt && endsAt <= now) return "ended";
  if (maxUses !== null && uses >= maxUses) return "used up";
  if (!active) return "paused";
  return startsAt && startsAt > now ? "scheduled" : "running";
}
