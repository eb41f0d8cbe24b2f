import { periodStateAt } from "#domain/banners/banner-period.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import type { Banner } from "./use-banners.ts";

const toDate = (text: string | null) => (text === null ? null : new Date(text));

/** Shows whether the banner is active, scheduled or over. */
export function BannerStatus({ banner }: { banner: Banner }) {
  const startsAt = toDate(banner.starts_at);
  const endsAt = toDate(banner.ends_at);
  const state = periodStateAt({ startsAt, endsAt }, new Date());
  return (
    <div className="grid justify-items-start gap-1 max-lg:justify-items-end">
      <span className="flex flex-wrap gap-1">
        {banner.active ? (
          <Badge tone="ok" dot>
            Ativo
          </Badge>
        ) : (
          <Badge dot>Inativo</Badge>
        )}
        {state === "scheduled" && <Badge tone="info">Agendado</Badge>}
        {state === "ended" && <Badge tone="warn">Encerrado</Badge>}
      </span>
      {state === "scheduled" && startsAt && <PeriodNote>de {formatDateTime(startsAt)}</PeriodNote>}
      {(state === "running" || state === "ended") && endsAt && (
        <PeriodNote>até {formatDateTime(endsAt)}</PeriodNote>
      )}
    </div>
  );
}

function PeriodNote({ children }: { children: React.ReactNode }) {
  return <span className="whitespace-nowrap text-caption text-muted tabular-nums">{children}</span>;
}
