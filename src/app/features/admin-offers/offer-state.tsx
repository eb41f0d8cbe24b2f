import { type OfferState, stateOfOffer } from "#domain/offers/describe-offer.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { describePeriod } from "./describe-period.ts";
import type { ManagedOffer } from "./use-offers.ts";

const states: Record<OfferState, { label: string; tone: BadgeTone }> = {
  running: { label: "Valendo", tone: "ok" },
  paused: { label: "Pausada", tone: "warn" },
  scheduled: { label: "Agendada", tone: "info" },
  ended: { label: "Encerrada", tone: "neutral" },
  "used up": { label: "Esgotada", tone: "neutral" },
};

export function OfferBadge({ state }: { state: OfferState }) {
  const { label, tone } = states[state];
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}

/** The state of an offer at this moment, and its period in words. */
export function readState(offer: ManagedOffer, now: Date): { state: OfferState; period: string } {
  const { active, uses, starts_at, ends_at } = offer;
  const startsAt = starts_at === null ? null : new Date(starts_at);
  const endsAt = ends_at === null ? null : new Date(ends_at);
  return {
    state: stateOfOffer({ active, startsAt, endsAt, maxUses: offer.max_uses, uses }, now),
    period: describePeriod({ startsAt, endsAt }, now),
  };
}
