import { describe, expect, it } from "vitest";
import { describeCounts } from "./describe-demo.ts";

describe("the description of the demo data", () => {
  it("names each kind that there is, one or many", () => {
    expect(describeCounts({ products: 55, categories: 1, banners: 0, customers: 1, orders: 40 })).toBe(
      "55 produtos, 1 categoria, 1 conta de cliente e 40 pedidos",
    );
  });

  it("is undefined where there is nothing", () => {
    expect(describeCounts({ products: 0 })).toBeUndefined();
  });
});
