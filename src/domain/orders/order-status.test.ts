import { describe, expect, it } from "vitest";
import { orderNumber, statusLook } from "./order-status.ts";

describe("the look of an order's status", () => {
  it.each([
    ["pending", "Pendente", "warn"],
    ["completed", "Concluído", "ok"],
    ["delivered", "Entregue", "ok"],
    ["processing", "Processando", "warn"],
    ["shipped", "Enviado", "info"],
    ["em_analise", "em_analise", "neutral"],
    ["toString", "toString", "neutral"],
  ])("%s reads %s on %s", (status, label, tone) => {
    expect(statusLook(status)).toEqual({ label, tone });
  });
});

it("an order is called by the first eight characters of its id", () => {
  expect(orderNumber("a41f09c2-1111-4222-8333-444455556666")).toBe("#a41f09c2");
});
