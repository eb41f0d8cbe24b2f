import { describe, expect, it } from "vitest";
import { changeOf, columnsOf, formatValue, isWide, labelOf } from "./report-columns.ts";
import { csvName, reportCsv } from "./report-csv.ts";
import { readReportParams, reportQuery } from "./report-params.ts";
import type { SalesReport, SalesRow, SalesTotals } from "./use-sales-report.ts";

const paramsOf = (search: string) => {
  const params = new URLSearchParams(search);
  return readReportParams((name) => params.get(name) ?? undefined);
};

const totals = (
  units: number,
  total_cents: number,
  average_unit_cents: number | null = null,
): SalesTotals => ({
  units,
  total_cents,
  average_unit_cents,
  orders: null,
  average_order_cents: null,
});

type Sold = Parameters<typeof totals>;

function row(label: string, current: Sold, previous: Sold = [0, 0]): SalesRow {
  return {
    key: label,
    label,
    period: null,
    previous_period: null,
    image_url: null,
    in_catalogue: true,
    current: totals(...current),
    previous: totals(...previous),
  };
}

const report: SalesReport = {
  by: "product",
  status: "all",
  grouping: null,
  period: { from: "2026-11-01", to: "2026-11-15" },
  previous_period: { from: "2026-10-01", to: "2026-10-15" },
  totals: {
    current: { ...totals(4, 39_970), orders: 2, average_order_cents: 19_985 },
    previous: { ...totals(2, 50_000), orders: 1, average_order_cents: 50_000 },
  },
  rows: [row("=Camisa", [3, 29_980, 9993], [1, 40_000]), row("Outra", [1, 9990, 9990], [1, 10_000])],
  rows_total: { current: totals(4, 39_970, 9993), previous: totals(2, 50_000) },
  printed: null,
};

describe("the address of a report", () => {
  it("says what is shown, and nothing means the last thirty days of all orders", () => {
    expect(paramsOf("")).toMatchObject({ by: "period", preset: "30-days", status: "all", error: undefined });
    expect(paramsOf("ver=tamanho&periodo=mes-passado&status=pendentes")).toMatchObject({
      by: "size",
      preset: "last-month",
      status: "pending",
    });
  });

  it("holds two chosen days, and says what is wrong with them", () => {
    const chosen = paramsOf("periodo=personalizado&de=2026-11-01&ate=2026-11-15&grupo=semana");
    expect(reportQuery(chosen)).toEqual({
      preset: "custom",
      from: "2026-11-01",
      to: "2026-11-15",
      by: "period",
      status: "all",
      grouping: "week",
    });
    expect(reportQuery(paramsOf("ver=tamanho&grupo=semana"))).toEqual({
      preset: "30-days",
      by: "size",
      status: "all",
    });
    expect(paramsOf("periodo=personalizado&de=2026-11-15&ate=2026-11-01").error).toBe(
      "A data inicial deve vir antes da data final",
    );
  });

  it("ignores invalid parameters", () => {
    expect(paramsOf("ver=x&periodo=y&status=z&grupo=w")).toMatchObject({ by: "period", preset: "30-days" });
  });
});

describe("a line of a report", () => {
  it("has its change in cents and in percent", () => {
    expect(changeOf(row("A", [3, 29_980], [1, 40_000]))).toEqual({ amount: -10_020, percent: -25 });
    expect(changeOf(row("A", [3, 29_980]))).toEqual({ amount: 29_980, percent: null });
  });

  it("has its share of the total", () => {
    const share = columnsOf(report).find(({ label }) => label === "Participação");
    expect(share?.value(row("A", [1, 19_985]), report)).toBe(50);
  });

  it("says what paid for products and for deliveries, once an order of the period had a delivery", () => {
    const byPeriod = { ...report, by: "period" as const };
    const labels = (shown: SalesReport) => columnsOf(shown).map(({ label }) => label);
    expect(labels(byPeriod)).toEqual(["Vendas", "Pedidos", "Unidades", "Ticket médio", "Período anterior"]);
    const line = { current: { ...totals(1, 30_880), delivery_cents: 1890 }, previous: totals(0, 0) };
    const delivered = { ...byPeriod, totals: line };
    expect(labels(delivered).slice(0, 4)).toEqual(["Vendas", "Produtos", "Frete", "Pedidos"]);
    const values = columnsOf(delivered).map(({ value }) => value(line, delivered));
    expect(values.slice(0, 3)).toEqual([30_880, 28_990, 1890]);
  });

  it("says what the products cost before discounts, once an order of the period had one", () => {
    const line = { current: { ...totals(1, 26_990), discount_cents: 2000 }, previous: totals(0, 0) };
    const discounted = { ...report, by: "period" as const, totals: line };
    const shown = (report: SalesReport) =>
      columnsOf(report).map(({ label, value }) => [label, value(report.totals, report)]);
    expect(shown(discounted).slice(0, 4)).toEqual([
      ["Vendas", 26_990],
      ["Produtos", 28_990],
      ["Desconto", 2000],
      ["Pedidos", null],
    ]);
    const delivered = { ...line, current: { ...line.current, total_cents: 28_880, delivery_cents: 1890 } };
    expect(shown({ ...discounted, totals: delivered }).slice(0, 4)).toEqual([
      ["Vendas", 28_880],
      ["Produtos", 28_990],
      ["Desconto", 2000],
      ["Frete", 1890],
    ]);
    expect([isWide(columnsOf(report)), isWide(columnsOf(discounted))]).toEqual([false, true]);
    expect(reportCsv({ ...discounted, rows: [], rows_total: line })).toContain(
      "Vendas;Produtos;Desconto;Pedidos",
    );
  });

  it("is called by what it is about", () => {
    expect(labelOf("customization", row("with", [1, 1]))).toBe("Com personalização");
    expect(labelOf("period", { ...row("", [1, 1]), period: { from: "2026-11-02", to: "2026-11-08" } })).toBe(
      "02/11 a 08/11/2026",
    );
    const november = { from: "2026-11-01", to: "2026-11-30" };
    expect(labelOf("period", { ...row("", [1, 1]), period: november })).toBe("novembro de 2026");
    expect(formatValue("money", null)).toBe("–");
  });
});

describe("the report's spreadsheet", () => {
  it("has the lines and columns of the screen, and the total", () => {
    expect(reportCsv(report).split("\r\n")).toEqual([
      "\ufeffProduto;Vendas;Unidades;Preço médio;Participação (%);Período anterior;Variação (R$);Variação (%)",
      `"'=Camisa";299,8;3;99,93;75;400;-100,2;-25`,
      "Outra;99,9;1;99,9;25;100;-0,1;-0,1",
      "Total;399,7;4;99,93;100;500;-100,3;-20,1",
      "",
    ]);
    expect(csvName(report)).toBe("vendas-por-produto-2026-11-01-a-2026-11-15.csv");
  });
});
