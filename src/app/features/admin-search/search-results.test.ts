import { describe, expect, it } from "vitest";
import { groupSearchResults } from "./search-results.ts";

const answer = {
  products: [
    {
      id: "p1",
      code: "AUR-01",
      name: "Camisa Aurora",
      category: "Brasileiros",
      price_cents: 28_990,
      former_price_cents: null,
      image_url: null,
    },
  ],
  orders: [
    {
      id: "a41f09c2-0000-4000-8000-000000000001",
      customer: "Marina Duarte",
      total_cents: 96_970,
      status: "pending",
      created_at: "2026-11-15T00:45:00Z",
    },
  ],
  customers: [{ id: "11987654321", name: "Marina Duarte", whatsapp: "11987654321", emails: [], orders: 1 }],
};

const everything = () => true;

describe("the list of search results", () => {
  it("leads to the order, the customer and the product", () => {
    const groups = groupSearchResults("marina", answer, everything);
    expect(groups.map(({ label, results }) => [label, results[0]?.to])).toEqual([
      ["Pedidos", "/admin/pedidos?pedido=a41f09c2-0000-4000-8000-000000000001"],
      ["Clientes", "/admin/clientes/11987654321"],
      ["Produtos", "/admin/produtos?produto=p1"],
    ]);
  });

  it("describes an order by its number, status and local time", () => {
    expect(groupSearchResults("marina", answer, everything)[0]?.results[0]).toMatchObject({
      title: "Marina Duarte",
      detail: "#a41f09c2 · Pendente · 14/11/2026 21:45",
      end: "R$\u00a0969,70",
    });
  });

  it("shows the code of a product before its category", () => {
    expect(groupSearchResults("marina", answer, everything)[2]?.results[0]?.detail).toBe(
      "AUR-01 · Brasileiros",
    );
  });

  it("shows a setting that was nearly typed only when nothing else was found", () => {
    const nothing = { products: [], orders: [], customers: [] };
    const labels = (found: typeof answer | typeof nothing) =>
      groupSearchResults("bakcup", found, everything).map(({ label }) => label);
    expect(labels(nothing)).toEqual(["Configurações"]);
    expect(labels(answer)).toEqual(["Pedidos", "Clientes", "Produtos"]);
  });

  it("shows the screens before any answer has come", () => {
    expect(groupSearchResults("produtos", undefined, everything)).toMatchObject([{ label: "Telas" }]);
  });

  it("gives every result its own id", () => {
    const ids = groupSearchResults("", answer, everything).flatMap(({ results }) =>
      results.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
