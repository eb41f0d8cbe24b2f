import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { VitalRating } from "#domain/analytics/vital-histogram.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { ratingNames } from "./vital-texts.ts";

const looks = {
  good: { tone: "ok", Icon: CircleCheck },
  needs_improvement: { tone: "warn", Icon: CircleAlert },
  poor: { tone: "bad", Icon: TriangleAlert },
} satisfies Record<VitalRating, { tone: BadgeTone; Icon: typeof CircleCheck }>;

/** The rating in a word and a sign, for those who cannot see its colour. */
export function VitalRatingBadge({ rating }: { rating: VitalRating }) {
  const { tone, Icon } = looks[rating];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {ratingNames[rating]}
    </Badge>
  );
}
