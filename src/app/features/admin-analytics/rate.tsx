import { MIN_RATE_BASE } from "#domain/analytics/analytics-report.ts";
import { formatRate, NO_RATE, TOO_FEW_VISITS } from "./measures.ts";

/** The rate in a cell of a table; the note below the table explains the dash to those who see it. */
export function Rate({ part, whole }: { part: number; whole: number }) {
  return (
    formatRate(part, whole) ?? (
      <>
        <span aria-hidden="true">{NO_RATE}</span>
        <span className="sr-only">{TOO_FEW_VISITS}</span>
      </>
    )
  );
}

export const RATE_NOTE = `'${NO_RATE}': ${TOO_FEW_VISITS}. A conversão aparece a partir de ${MIN_RATE_BASE} visitas.`;
