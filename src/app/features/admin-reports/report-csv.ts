import { BYTE_ORDER_MARK, csvLine } from "#domain/csv.ts";
import { centsToDecimal } from "#domain/money.ts";
import { changeOf, columnsOf, labelOf, type ReportColumn, type ReportLine } from "./report-columns.ts";
import { viewNames } from "./report-params.ts";
import type { SalesReport } from "./use-sales-report.ts";

/** Converts the report to CSV, with the lines and columns of the screen. */
export function reportCsv(report: SalesReport): string {
  const { by, rows, rows_total } = report;
  const columns = columnsOf(report);
  const head = [
    viewNames[by].label,
    ...columns.map(({ label, kind }) => (kind === "percent" ? `${label} (%)` : label)),
    "Variação (R$)",
    "Variação (%)",
  ];
  const cellsOf = (line: ReportLine) => [
    ...columns.map(({ kind, value }) => cell(kind, value(line, report))),
    cell("money", changeOf(line).amount),
    cell("percent", changeOf(line).percent),
  ];
  const lines = rows.map((row) => [labelOf(by, row), ...cellsOf(row)]);
  const total = ["Total", ...cellsOf(rows_total)];
  return BYTE_ORDER_MARK + [head, ...lines, total].map(csvLine).join("");
}

export const csvName = ({ by, period }: SalesReport): string =>
  `vendas-por-${viewNames[by].param}-${period.from}-a-${period.to}.csv`;

/** Rounds as the screen does; empty where there is no value. */
function cell(kind: ReportColumn["kind"], value: number | null): number | string {
  if (value === null) return "";
  if (kind === "money") return Number(centsToDecimal(value));
  return kind === "percent" ? Number(value.toFixed(1)) : value;
}
