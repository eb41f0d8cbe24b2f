import { Sparkline } from "#app/features/admin-dashboard/sparkline.tsx";
import { MIN_RATE_BASE } from "#domain/analytics/analytics-report.ts";
import { type VitalRating, vitalRatings } from "#domain/analytics/vital-histogram.ts";
import type { WebVital } from "#domain/analytics/web-vitals.ts";
import { cx } from "#ui/cx.ts";
import { formatCount, formatRate } from "./measures.ts";
import type { VitalSummary, WebVitals } from "./use-web-vitals.ts";
import { VitalRatingBadge } from "./vital-rating.tsx";
import { describeThresholds, formatVital, ratingNames, vitalTexts } from "./vital-texts.ts";

interface VitalCardProps {
  vital: WebVital;
  report: WebVitals["vitals"]["lcp"];
}

/** One measure of all pages together: in a sentence, by rating, and over time. */
export function VitalCard({ vital, report: { total, days } }: VitalCardProps) {
  const { name, code, say, meaning } = vitalTexts[vital];
  const trend = days.flatMap(({ summary: { p75 } }) => p75 ?? []);
  return (
    <section aria-label={name} className="grid content-start gap-3 p-4">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="font-semibold">
          {name} <span className="font-normal text-caption text-muted">{code}</span>
        </h3>
        {total.rating && <VitalRatingBadge rating={total.rating} />}
      </div>
      {total.p75 === null ? (
        <p className="text-muted text-small">
          Ainda poucas medições: {formatCount(total.measurements)} de {MIN_RATE_BASE}.
        </p>
      ) : (
        <>
          <div className="flex items-center justify-between gap-4">
            <p className="whitespace-nowrap font-bold font-display text-[28px] tabular-nums leading-9 md:text-[32px]">
              {formatVital(vital, total.p75)}
            </p>
            {trend.length > 1 && (
              <div className="h-10 max-w-36 flex-1">
                <Sparkline values={trend} className="text-muted" />
              </div>
            )}
          </div>
          <p>{say(formatVital(vital, total.p75))}.</p>
          <Shares summary={total} />
        </>
      )}
      <p className="text-caption text-muted">
        {meaning} {describeThresholds(vital)}
      </p>
    </section>
  );
}

const fills: Record<VitalRating, string> = {
  good: "bg-ok",
  needs_improvement: "bg-warn",
  poor: "bg-bad",
};

/** The bar is decoration; the text has the same numbers. */
function Shares({ summary: { counts, measurements } }: { summary: VitalSummary }) {
  const shown = vitalRatings.filter((rating) => counts[rating] > 0);
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-inner">
        {shown.map((rating) => (
          <div key={rating} className={cx("min-w-1", fills[rating])} style={{ flexGrow: counts[rating] }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted tabular-nums">
        {vitalRatings.map((rating) => (
          <li key={rating} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx("size-2 rounded-full", fills[rating])} />
            {ratingNames[rating]} {formatRate(counts[rating], measurements)}
          </li>
        ))}
      </ul>
    </div>
  );
}
