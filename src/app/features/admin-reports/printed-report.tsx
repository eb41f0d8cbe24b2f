import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { cx } from "#ui/cx.ts";
import { periodText } from "./period-names.ts";
import {
  changeOf,
  columnsOf,
  formatPercent,
  formatValue,
  isWide,
  labelOf,
  type ReportLine,
} from "./report-columns.ts";
import { statusNames, viewNames } from "./report-params.ts";
import type { SalesReport } from "./use-sales-report.ts";

/** The head of a printed report: the shop, the period and the compared period. */
export function PrintedHead({ report, storeName }: { report: SalesReport; storeName: string }) {
  const { by, status, period, previous_period } = report;
  return (
    <div className="hidden border-text border-b pb-3 print:block">
      <p className="font-bold font-display text-h3">{storeName}</p>
      <p className="font-semibold">
        Vendas por {viewNames[by].label.toLowerCase()}, {periodText(period)}
      </p>
      <p>
        Pedidos: {statusNames[status].label.toLowerCase()}. Período anterior: {periodText(previous_period)}.
        Impresso em {formatDateTime(new Date())}.
      </p>
    </div>
  );
}

/** On paper a report is a plain table at any width; its head repeats on every page. */
export function PrintedTable({ report }: { report: SalesReport }) {
  const { by, rows, rows_total } = report;
  const columns = columnsOf(report);
  const labels = [viewNames[by].label, ...columns.map(({ label }) => label), "Variação"];
  return (
    <table
      aria-hidden="true"
      className={cx(
        "hidden w-full border-collapse print:table [&_td]:py-1 [&_th]:py-1",
        isWide(columns) ? "text-[10px] [&_td]:px-1 [&_th]:px-1" : "text-count [&_td]:px-1.5 [&_th]:px-1.5",
      )}
    >
      <thead>
        <tr className="border-text border-b text-left">
          {labels.map((label, index) => (
            <th key={label} className={index > 0 ? "text-right" : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PrintedLine key={row.key} label={labelOf(by, row)} line={row} report={report} />
        ))}
        <PrintedLine label="Total" line={rows_total} report={report} strong />
      </tbody>
    </table>
  );
}

interface PrintedLineProps {
  label: string;
  line: ReportLine;
  report: SalesReport;
  strong?: boolean;
}

function PrintedLine({ label, line, report, strong }: PrintedLineProps) {
  const { amount, percent } = changeOf(line);
  const sign = amount > 0 ? "+" : "";
  const columns = columnsOf(report);
  return (
    <tr
      className={
        strong
          ? "break-inside-avoid border-text border-t font-bold"
          : "break-inside-avoid border-line border-b"
      }
    >
      <td>{label}</td>
      {columns.map((column) => (
        <td key={column.label} className="text-right tabular-nums">
          {formatValue(column.kind, column.value(line, report))}
        </td>
      ))}
      <td className={cx("text-right tabular-nums", !isWide(columns) && "whitespace-nowrap")}>
        {sign}
        {formatCents(amount)}
        {percent !== null && ` (${sign}${formatPercent(percent)})`}
      </td>
    </tr>
  );
}
