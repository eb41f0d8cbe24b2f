import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareSizes } from "../sizes/rank-size.ts";
import { groupPressRun, madeOrders, type OrderToPress } from "./press-run.ts";
import { shirtsOf } from "./production-sheet.ts";

type Line = OrderToPress["items"][number];

const white: Line["print"] = { font: "poster", color: "#FFFFFF", outline: null };
const gold: Line["print"] = { font: "poster", color: "#ffd700", outline: "#000000" };

const line = (changes: Partial<Line> = {}): Line => ({
  id: "aurora",
  name: "Aurora",
  size: "M",
  quantity: 1,
  customization: { name: "ANA", number: "10" },
  print: white,
  ...changes,
});
const order = (id: string, ...items: Line[]) => ({ id, items });

describe("a press run", () => {
  it("puts the shirts of a model together, and within it those of the same font and colours", () => {
    const models = groupPressRun([
      order("a", line({ size: "GG", quantity: 2 }), line({ id: "ipe", name: "Ipê" })),
      order("b", line({ size: "P", print: { font: "poster", color: "#ffffff", outline: null } })),
      order("c", line({ print: gold }), line({ customization: null })),
    ]);
    expect(models.map(({ line: { name }, groups }) => [name, groups.length])).toEqual([
      ["Aurora", 3],
      ["Ipê", 1],
    ]);
    const [ofWhite, ofGold, plain] = models[0]?.groups ?? [];
    expect(ofWhite?.sizes).toEqual([
      { size: "P", count: 1 },
      { size: "GG", count: 2 },
    ]);
    expect(ofWhite?.shirts.map(({ key }) => key)).toEqual(["b.0.0", "a.0.0", "a.0.1"]);
    expect(ofGold?.look).toEqual(gold);
    expect([plain?.isPrinted, plain?.look]).toEqual([false, null]);
  });

  it("keeps shirts without a print together, whatever a print on them would look like", () => {
    const [model] = groupPressRun([
      order("a", line({ customization: null }), line({ customization: null, print: gold })),
    ]);
    expect(model?.groups.map(({ shirts }) => shirts.length)).toEqual([2]);
  });

  it("tells shirts with another font or outline apart, and those whose look is unknown", () => {
    const looks: Line["print"][] = [
      white,
      { font: "slab", color: "#FFFFFF", outline: null },
      { font: "poster", color: "#FFFFFF", outline: "#000000" },
      null,
    ];
    const [model] = groupPressRun([order("a", ...looks.map((print) => line({ print })))]);
    expect(model?.groups.map(({ look }) => look)).toEqual(looks);
  });

  it("keeps shirts together whose product was removed from the shop", () => {
    const gone = line({ id: null });
    expect(groupPressRun([order("a", gone), order("b", gone)])).toHaveLength(1);
  });

  it("of nothing has no models", () => {
    expect(groupPressRun([])).toEqual([]);
  });
});

const anyLine = fc.record({
  id: fc.option(fc.constantFrom("aurora", "ipe", "cedro")),
  name: fc.constantFrom("Aurora", "Ipê"),
  size: fc.constantFrom("P", "M", "GG", "8 anos", "16"),
  quantity: fc.integer({ min: 1, max: 4 }),
  customization: fc.option(fc.constantFrom({ name: "ANA", number: "1" }, { name: "BIA", number: "2" })),
  print: fc.option(fc.constantFrom(white, gold)),
});
const anyOrders = fc
  .array(fc.array(anyLine, { maxLength: 4 }), { maxLength: 6 })
  .map((all) => all.map((items, index) => order(`order-${index}`, ...(items as Line[]))));
const groupsOf = (orders: readonly OrderToPress[]) => groupPressRun(orders).flatMap(({ groups }) => groups);

describe("every press run", () => {
  it("has every shirt in exactly one group", () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const grouped = groupsOf(orders).flatMap(({ shirts }) => shirts.map(({ key }) => key));
        const wanted = shirtsOf(orders).map(({ key }) => key);
        expect(grouped.toSorted()).toEqual(wanted.toSorted());
      }),
    );
  });

  it("has totals by size that sum to the shirts of the group", () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        for (const { sizes, shirts } of groupsOf(orders)) {
          expect(sizes.reduce((sum, { count }) => sum + count, 0)).toBe(shirts.length);
        }
      }),
    );
  });

  it("begins each group with its smallest size, and names no group twice", () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const groups = groupsOf(orders);
        for (const { shirts } of groups) {
          const sizes = shirts.map(({ line: { size } }) => size);
          expect(sizes).toEqual(sizes.toSorted(compareSizes));
        }
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });

  it("stays in order when another order comes after the others", () => {
    fc.assert(
      fc.property(anyOrders, fc.array(anyLine, { maxLength: 3 }), (orders, more) => {
        const before = groupPressRun(orders).map(({ key }) => key);
        const after = groupPressRun([...orders, order("newest", ...(more as Line[]))]).map(({ key }) => key);
        expect(after.slice(0, before.length)).toEqual(before);
      }),
    );
  });
});

describe("the orders that are made", () => {
  it("are those of which every shirt is", () => {
    const orders = [order("a", line({ quantity: 2 })), order("b", line(), line()), order("c")];
    const made = new Set(["a.0.0", "b.0.0", "b.1.0"]);
    expect(madeOrders(orders, ({ key }) => made.has(key)).map(({ id }) => id)).toEqual(["b"]);
  });
});
