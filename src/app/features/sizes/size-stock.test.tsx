import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SizeStock } from "./size-stock.tsx";

const product = { stock: { M: 0, G: 2 }, leadTime: { minDays: 15, maxDays: 25 } };
const say = (size: string | null, quantity: number, saysReady: boolean, shirt: object = product) =>
  renderToStaticMarkup(
    <SizeStock product={shirt} size={size} quantity={quantity} saysReady={saysReady} />,
  ).replaceAll(/<[^>]+>/g, "");

describe("what is said below the sizes", () => {
  it("is that a size with enough units is ready, where the shop says so", () => {
    expect(say("P", 1, true)).toBe("Pronta entrega");
    expect(say(null, 1, true)).toBe("Pronta entrega");
    expect(say("P", 1, true, {})).toBe("Pronta entrega");
    expect(say("P", 1, false)).toBe("");
  });

  it("is the last units or the wait of the others", () => {
    expect(say("G", 1, true)).toBe("Últimas 2 unidades");
    expect(say("G", 3, true)).toBe("Sob encomenda: 15 a 25 dias úteis");
    expect(say("M", 1, true)).toBe("Sob encomenda: 15 a 25 dias úteis");
  });
});
