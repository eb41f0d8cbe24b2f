import { describe, expect, it } from "vitest";
import { dashboardStatusLook, orSampleOrders, padTopProducts } from "./dashboard-samples.ts";

const now = new Date("2026-11-15T12:00:00Z");
const sold = { id: "1", name: "Camisa", category: "Retrô", image_url: null, units: 3 };

describe("the sample orders", () => {
  it("stand in for those of a shop that has none, and are marked", () => {
    const rows = orSampleOrders([], now);
    expect(rows).toHaveLength(5);
    expect(rows.every(({ isSample }) => isSample)).toBe(true);
  });

  it("show the labels Entregue, Processando and Enviado, and one that is unknown", () => {
    const labels = orSampleOrders([], now).map(({ status }) => dashboardStatusLook(status).label);
    expect(new Set(labels)).toEqual(new Set(["Entregue", "Processando", "Enviado", "Cancelado"]));
  });

  it("are gone with the first order", () => {
    const order = { id: "1", customer: "Ana", product: "Camisa", more_products: 0 };
    const rows = orSampleOrders(
      [{ ...order, created_at: now.toISOString(), status: "pending", total_cents: 100 }],
      now,
    );
    expect(rows.map(({ isSample }) => isSample)).toEqual([false]);
  });
});

describe("the sample products", () => {
  it("fill the list up to five, behind those that were sold", () => {
    const rows = padTopProducts([sold]);
    expect(rows.map(({ isSample }) => isSample)).toEqual([false, true, true, true, true]);
  });

  it("are not needed where five were sold", () => {
    const rows = padTopProducts(Array.from({ length: 5 }, () => sold));
    expect(rows.some(({ isSample }) => isSample)).toBe(false);
  });
});

describe("a status on the dashboard", () => {
  it.each([
    ["pending", "Pendente", "warn"],
    ["completed", "Concluído", "ok"],
    ["delivered", "Entregue", "ok"],
    ["processing", "Processando", "warn"],
    ["shipped", "Enviado", "info"],
    ["Cancelado", "Cancelado", "bad"],
  ])("%s is shown as %s in the tone %s", (status, label, tone) => {
    expect(dashboardStatusLook(status)).toEqual({ label, tone });
  });
});
