import { DIRECT, OTHERS, splitSource } from "#domain/analytics/visit-source.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { formatCount } from "./measures.ts";
import { RATE_NOTE, Rate } from "./rate.tsx";
import type { Analytics } from "./use-analytics.ts";

const columns: { name: Exclude<keyof Analytics["sources"][number], "source">; label: string }[] = [
  { name: "visits", label: "Visitas" },
  { name: "viewers", label: "Viram um produto" },
  { name: "carts", label: "Carrinhos" },
  { name: "checkouts", label: "Finalizações" },
  { name: "orders", label: "Pedidos" },
];

/** Source names as their owners write them; any other source is shown as it was recorded. */
const names: Record<string, string> = {
  [DIRECT]: "Direto",
  [OTHERS]: "Outras origens",
  instagram: "Instagram",
  facebook: "Facebook",
  whatsapp: "WhatsApp",
  google: "Google",
  bing: "Bing",
  duckduckgo: "DuckDuckGo",
  youtube: "YouTube",
  tiktok: "TikTok",
  x: "X",
};

/** A table of the sources of visits and of how far the visits of each source got. */
export function SourcesTable({ sources }: Pick<Analytics, "sources">) {
  return (
    <Panel>
      <PanelHead title="De onde vêm as visitas" />
      {sources.length === 0 ? (
        <EmptyState title="Nenhuma visita contada neste período" />
      ) : (
        <Table label="De onde vêm as visitas">
          <TableHead>
            <HeadCell>Origem</HeadCell>
            {columns.map(({ label }) => (
              <HeadCell key={label} align="right">
                {label}
              </HeadCell>
            ))}
            <HeadCell align="right">Conversão</HeadCell>
          </TableHead>
          <TableBody>
            {sources.map((row) => (
              <Row key={row.source}>
                <Cell card="title">
                  <SourceName source={row.source} />
                </Cell>
                {columns.map(({ name, label }) => (
                  <Cell
                    key={name}
                    label={label}
                    card={row[name] === 0 ? "hidden" : "line"}
                    align="right"
                    numeric
                  >
                    {formatCount(row[name])}
                  </Cell>
                ))}
                <Cell label="Conversão" align="right" numeric>
                  <Rate part={row.orders} whole={row.visits} />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
      <p className="border-line border-t px-4 py-3 text-caption text-muted">
        Para saber de onde veio uma visita, ponha <code>?utm_source=instagram&amp;utm_campaign=copa</code> no
        fim dos links que você divulga. Sem isso conta o site anterior. {RATE_NOTE}
      </p>
    </Panel>
  );
}

function SourceName({ source }: { source: string }) {
  const [name = source, medium, campaign] = splitSource(source);
  return (
    <>
      <span className="wrap-anywhere font-semibold">{names[name] ?? name}</span>
      {(medium || campaign) && (
        <span className="wrap-anywhere block font-normal text-caption text-muted">
          {[medium, campaign].filter(Boolean).join(" · ")}
        </span>
      )}
    </>
  );
}
