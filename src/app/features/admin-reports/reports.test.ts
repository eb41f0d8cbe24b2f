import { describe, expect, it } from "vitest";
import type { SalesReport, SalesRow } from "#domain/reports/sales-report.ts";
import { changeOf, formatValue, labelOf, totalLine } from "./report-columns.ts";
import { csvName, reportCsv } from "./report-csv.ts";
import { readReportParams, reportQuery } from "./report-params.ts";

const paramsOf = (search: string) => {
  const params = new URLSearchParams(search);
  return readReportParams((name) => params.get(name) ?? undefined);
};

const sums = (units: number, total_amount: number, orders: number | null = null) => ({
  ...{ units, total_amount, orders },
});

function row(label: string, current: [number, number], previous: [number, number] = [0, 0]): SalesRow {
  return {
    ...{ key: label, label, period: null, previous_period: null },
    ...{ image_url: null, in_catalogue: true },
    current: sums(...current),
    previous: sums(...previous),
  };
}

const report: SalesReport = {
  by: "product",
  status: "all",
  grouping: null,
  period: { from: "2026-11-01", to: "2026-11-15" },
  previous_period: { from: "2026-10-01", to: "2026-10-15" },
  totals: { current: sums(4, 399.7, 2), previous: sums(2, 500, 1) },
  rows: [row("=Camisa", [3, 299.8], [1, 400]), row("Outra", [1, 99.9], [1, 100])],
  printed: null,
};

describe("the address of a report", () => {
  it("says what is shown, and nothing means the last thirty days of all orders", () => {
    expect(paramsOf("")).toMatchObject({ by: "period", preset: "30-days", status: "all", fault: undefined });
    expect(paramsOf("ver=tamanho&periodo=mes-passado&status=pendentes")).toMatchObject({
      by: "size",
      preset: "last-month",
      status: "pending",
    });
  });

  it("holds two chosen days, and tells what is wrong with them", () => {
    const chosen = paramsOf("periodo=personalizado&de=2026-11-01&ate=2026-11-15&grupo=semana");
    expect(reportQuery(chosen)).toBe(
      "preset=custom&from=2026-11-01&to=2026-11-15&by=period&status=all&grouping=week",
    );
    expect(paramsOf("periodo=personalizado&de=2026-11-15&ate=2026-11-01").fault).toBe(
      "A data inicial deve vir antes da data final",
    );
  });

  it("survives whatever somebody writes into it", () => {
    expect(paramsOf("ver=x&periodo=y&status=z&grupo=w")).toMatchObject({ by: "period", preset: "30-days" });
  });
});

describe("a line of a report", () => {
  it("tells its change in reais and in percent", () => {
    expect(changeOf(row("A", [3, 299.8], [1, 400]))).toEqual({ amount: -100.2, percent: -25 });
    expect(changeOf(row("A", [3, 299.8]))).toEqual({ amount: 299.8, percent: null });
  });

  it("sums up exactly", () => {
    expect(totalLine(report)).toEqual({ current: sums(4, 399.7), previous: sums(2, 500) });
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
  it("has the lines and columns of the screen, and the sum", () => {
    expect(reportCsv(report).split("\r\n")).toEqual([
      "\ufeffProduto;Vendas;Unidades;Preço médio;Participação (%);Período anterior;Variação (R$);Variação (%)",
      `"'=Camisa";299,8;3;99,93;75;400;-100,2;-25`,
      "Outra;99,9;1;99,9;25;100;-0,1;-0,1",
      "Total;399,7;4;99,92;100;500;-100,3;-20,1",
      "",
    ]);
    expect(csvName(report)).toBe("vendas-por-produto-2026-11-01-a-2026-11-15.csv");
  });
});
