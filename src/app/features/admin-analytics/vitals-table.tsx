import { MIN_RATE_BASE } from "#domain/analytics/analytics-report.ts";
import { devices, pageKinds, webVitals } from "#domain/analytics/web-vitals.ts";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { NO_RATE } from "./measures.ts";
import type { VitalSummary, WebVitals } from "./use-web-vitals.ts";
import { VitalRatingBadge } from "./vital-rating.tsx";
import { deviceNames, formatVital, pageNames, vitalTexts } from "./vital-texts.ts";

const places = pageKinds.flatMap((page) => devices.map((device) => ({ page, device })));

/** Every measure of each kind of page on each kind of device. */
export function VitalsTable({ vitals }: Pick<WebVitals, "vitals">) {
  const rows = places
    .map((place) => ({
      ...place,
      cells: webVitals.map((vital) => ({ vital, summary: summaryOf(vitals[vital], place) })),
    }))
    .filter(({ cells }) => cells.some(({ summary }) => summary));
  return (
    <>
      <Table label="Velocidade por página e aparelho" className="border-line border-t">
        <TableHead>
          <HeadCell>Página</HeadCell>
          <HeadCell>Aparelho</HeadCell>
          {webVitals.map((vital) => (
            <HeadCell key={vital} align="right">
              {vitalTexts[vital].name}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(({ page, device, cells }) => (
            <Row key={`${page} ${device}`}>
              <Cell card="title" className="font-semibold">
                {pageNames[page]}
              </Cell>
              <Cell card="end" className="text-muted">
                {deviceNames[device]}
              </Cell>
              {cells.map(({ vital, summary }) => (
                <Cell key={vital} label={vitalTexts[vital].name} align="right" numeric>
                  <Measured vital={vital} summary={summary} />
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
      <p className="border-line border-t px-4 py-3 text-caption text-muted">
        Conta a página em que a visita começou ou que foi recarregada. '{NO_RATE}': menos de {MIN_RATE_BASE}{" "}
        medições.
      </p>
    </>
  );
}

function summaryOf({ pages }: WebVitals["vitals"]["lcp"], place: (typeof places)[number]) {
  return pages.find(({ page, device }) => page === place.page && device === place.device)?.summary;
}

interface MeasuredProps {
  vital: (typeof webVitals)[number];
  summary: VitalSummary | undefined;
}

function Measured({ vital, summary }: MeasuredProps) {
  if (!summary?.rating || summary.p75 === null) {
    return (
      <>
        <span aria-hidden="true">{NO_RATE}</span>
        <span className="sr-only">poucas medições</span>
      </>
    );
  }
  return (
    <span className="inline-flex items-center gap-2">
      {formatVital(vital, summary.p75)}
      <VitalRatingBadge rating={summary.rating} />
    </span>
  );
}
