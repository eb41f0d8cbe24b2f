import { longLabel } from "#app/features/admin-dashboard/step-labels.ts";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { formatCount, measures } from "./measures.ts";
import { RATE_NOTE, Rate } from "./rate.tsx";
import type { Analytics } from "./use-analytics.ts";

/** A table with every measure of every day, newest first. */
export function DayTable({ report }: { report: Analytics }) {
  return (
    <Panel>
      <PanelHead title="Todos os números" />
      <Table label="Todos os números, do dia mais novo ao mais antigo">
        <TableHead>
          <HeadCell>Data</HeadCell>
          {measures.map(({ label }) => (
            <HeadCell key={label} align="right">
              {label}
            </HeadCell>
          ))}
          <HeadCell align="right">Conversão</HeadCell>
        </TableHead>
        <TableBody>
          {report.days.toReversed().map(({ period, current }) => (
            <Row key={period.from}>
              <Cell card="title" className="whitespace-nowrap">
                {longLabel(period)}
              </Cell>
              {measures.map(({ name, label }, index) => (
                <Cell
                  key={name}
                  label={label}
                  card={index === 0 ? "end" : current[name] === 0 ? "hidden" : "line"}
                  align="right"
                  numeric
                >
                  {formatCount(current[name])}
                </Cell>
              ))}
              <Cell label="Conversão" card={current.visits === 0 ? "hidden" : "line"} align="right" numeric>
                <Rate part={current.orders} whole={current.visits} />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <p className="border-line border-t px-4 py-3 text-caption text-muted">{RATE_NOTE}</p>
    </Panel>
  );
}
