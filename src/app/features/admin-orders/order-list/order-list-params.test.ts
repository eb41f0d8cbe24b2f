import { describe, expect, it } from "vitest";
import { countFilters, isFiltered, readOrderFilter } from "./order-list-params.ts";

const read = (query: string) => readOrderFilter(new URLSearchParams(query));

describe("the filter in the address of the orders", () => {
  it("is read by its Portuguese names", () => {
    expect(
      read(
        "q=ana&status=pending&etapa=ready&atrasados=true&pagamento=unpaid&de=2026-01-01&ate=2026-01-31&ordem=-total",
      ),
    ).toEqual({
      q: "ana",
      status: "pending",
      step: "ready",
      late: "true",
      payment: "unpaid",
      from: "2026-01-01",
      to: "2026-01-31",
      sort: "-total",
    });
  });

  it("leaves out what means nothing and keeps the rest", () => {
    expect(read("q=ana&de=ontem&ordem=cor&etapa=talvez&atrasados=1&pedido=1")).toEqual({
      q: "ana",
      sort: "-date",
    });
  });

  it("leaves out an end before the beginning", () => {
    expect(read("de=2026-02-02&ate=2026-02-01")).toEqual({ from: "2026-02-02", sort: "-date" });
  });

  it("counts as a filter only where it leaves orders out", () => {
    expect([isFiltered(read("ordem=total")), isFiltered(read("q=a"))]).toEqual([false, true]);
  });

  it("counts what the phone folds away: neither the search nor the order of the rows", () => {
    expect(countFilters(read("q=ana&status=pending&atrasados=true&de=2026-01-01&ordem=-total"))).toBe(3);
  });
});
