import { describe, expect, it } from "vitest";
import { afterSelecting, MAX_SELECTED } from "./after-selecting.ts";

const ids = (count: number) => Array.from({ length: count }, (_, index) => `order-${index}`);

describe("the selected orders", () => {
  it("are those of several pages, in the order in which they were selected", () => {
    expect([...afterSelecting(new Set(["c", "a"]), ["b", "a"], true)]).toEqual(["c", "a", "b"]);
  });

  it("lose those that are taken out, and no others", () => {
    expect([...afterSelecting(new Set(["a", "b", "c"]), ["c", "a"], false)]).toEqual(["b"]);
  });

  it("are never more than a sheet holds", () => {
    const full = afterSelecting(new Set(), ids(MAX_SELECTED + 5), true);
    expect(full.size).toBe(MAX_SELECTED);
    expect(afterSelecting(full, ["another"], true).has("another")).toBe(false);
  });
});
