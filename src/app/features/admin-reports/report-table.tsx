import { formatCents } from "#domain/money.ts";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { ChangeText } from "./change-text.tsx";
import { changeOf, columnsOf, formatValue, labelOf, type ReportLine } from "./report-columns.ts";
import { viewNames } from "./report-params.ts";
import type { SalesReport, SalesRow } from "./use-sales-report.ts";

/** The report, line by line, with the total below. */
export function ReportTable({ report }: { report: SalesReport }) {
  const { by, rows, rows_total } = report;
  const columns = columnsOf(report);
  return (
    <div className="print:hidden">
      <Table label={`Vendas por ${viewNames[by].label.toLowerCase()}`}>
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

function ValueCells({ line, report }: { line: ReportLine; report: SalesReport }) {
  const { amount, percent } = changeOf(line);
  return (
    <>
      {columnsOf(report).map(({ label, kind, value }, index) => {
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
        <ChangeText percent={percent} amount={amount} amountText={formatCents(Math.abs(amount))} />
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
