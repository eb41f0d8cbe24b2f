import { formatCents } from "#domain/money.ts";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { ChangeText } from "./change-text.tsx";
import { changeOf, columnsOf, formatValue, isWide, labelOf, type ReportLine } from "./report-columns.ts";
import { viewNames } from "./report-params.ts";
import type { SalesReport, SalesRow } from "./use-sales-report.ts";

/** The report, line by line, with the total below. */
export function ReportTable({ report }: { report: SalesReport }) {
  const { by, rows, rows_total } = report;
  const columns = columnsOf(report);
  const title = `Vendas por ${viewNames[by].label.toLowerCase()}`;
  const wide = isWide(columns);
  return (
    <div
      className={cx("print:hidden", wide && "overflow-x-auto overscroll-x-contain")}
      // What still does not fit is scrolled to the side, which must be possible by keyboard.
      {...(wide && { role: "group", "aria-label": title, tabIndex: 0 })}
    >
      <Table label={title} className={wide ? wideTable : undefined}>
        <TableHead>
          <HeadCell>{viewNames[by].label}</HeadCell>
          {columns.map(({ label }) => (
            <HeadCell key={label} align="right">
              {label}
            </HeadCell>
          ))}
          <HeadCell align="right">Variação</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.key}>
              <Cell card="title" className="lg:font-semibold">
                <RowLabel report={report} row={row} />
              </Cell>
              <ValueCells line={row} report={report} />
            </Row>
          ))}
          <Row className="bg-raised font-semibold lg:border-control lg:border-t">
            <Cell card="title">Total</Cell>
            <ValueCells line={rows_total} report={report} />
          </Row>
        </TableBody>
      </Table>
    </div>
  );
}

const wideTable = "lg:[&_td]:px-2 lg:[&_th]:whitespace-normal lg:[&_th]:px-2";

function ValueCells({ line, report }: { line: ReportLine; report: SalesReport }) {
  const { amount, percent } = changeOf(line);
  const columns = columnsOf(report);
  return (
    <>
      {columns.map(({ label, kind, value }, index) => {
        const shown = value(line, report);
        // As a card (below 1100 px) the sales are beside the name, and empty values are left out.
        const card = index === 0 ? "end" : shown ? "line" : "hidden";
        return (
          <Cell key={label} label={label} card={card} align="right" numeric>
            {formatValue(kind, shown)}
          </Cell>
        );
      })}
      <Cell
        label="Variação"
        card={amount === 0 ? "hidden" : "line"}
        align="right"
        numeric
        className="font-normal"
      >
        <ChangeText
          percent={percent}
          amount={amount}
          amountText={formatCents(Math.abs(amount))}
          wraps={isWide(columns)}
        />
      </Cell>
    </>
  );
}

function RowLabel({ report: { by }, row }: { report: SalesReport; row: SalesRow }) {
  const text = labelOf(by, row);
  if (!row.in_catalogue && by === "product") {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        {text} <Badge>Fora do catálogo</Badge>
      </span>
    );
  }
  return by === "product" && row.key !== "others" ? (
    <Link to={`/admin/produtos?produto=${row.key}`} className="hover:underline">
      {text}
    </Link>
  ) : (
    text
  );
}
