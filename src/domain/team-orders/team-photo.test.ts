import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeShirts } from "./team-photo.ts";

const box = { x: 80, y: 330, width: 1440, height: 1500 };
const rules = { ratio: 0.8, gap: 0.06, maxWidth: 860 };
const place = (count: number) => placeShirts(count, box, rules);

/** How many stand in each row, from the back. */
function rowsOf(count: number): number[] {
  const rows = Map.groupBy(place(count), ({ y }) => y);
  return [...rows.values()].map((row) => row.length);
}

describe("a team's picture", () => {
  it.each([
    [1, [1]],
    [2, [2]],
    [5, [3, 2]],
    [11, [4, 4, 3]],
    [12, [4, 4, 4]],
    [23, [5, 5, 5, 4, 4]],
    [60, [9, 9, 9, 9, 8, 8, 8]],
  ])("of %i shirts has the rows %j", (count, rows) => {
    expect(rowsOf(count)).toEqual(rows);
  });

  it("leaves the pitch around a single shirt", () => {
    expect(place(1)[0]?.width).toBe(rules.maxWidth);
  });

  const anyRoom = fc.record({
    count: fc.integer({ min: 1, max: 60 }),
    box: fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 900 }),
      width: fc.integer({ min: 300, max: 2000 }),
      height: fc.integer({ min: 300, max: 2000 }),
    }),
    rules: fc.record({
      ratio: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
      gap: fc.double({ min: 0, max: 0.3, noNaN: true }),
      maxWidth: fc.integer({ min: 50, max: 2000 }),
    }),
  });

  it("has a place for every shirt, within its box and of one size", () => {
    fc.assert(
      fc.property(anyRoom, ({ count, box, rules }) => {
        const places = placeShirts(count, box, rules);
        expect(places).toHaveLength(count);
        expect(new Set(places.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
        for (const { x, y, width, height } of places) {
          expect(Math.min(x - box.x, y - box.y, width, height)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(box.x + box.width);
          expect(y + height).toBeLessThanOrEqual(box.y + box.height);
        }
      }),
    );
  });

  it("has no two shirts at one place", () => {
    fc.assert(
      fc.property(anyRoom, ({ count, box, rules }) => {
        const places = placeShirts(count, box, rules);
        const overlap = places.some((one, index) =>
          places
            .slice(index + 1)
            .some((other) => Math.abs(one.x - other.x) < one.width && Math.abs(one.y - other.y) < one.height),
        );
        expect(overlap).toBe(false);
      }),
    );
  });

  it("has every row in the middle", () => {
    fc.assert(
      fc.property(anyRoom, ({ count, box, rules }) => {
        for (const row of Map.groupBy(placeShirts(count, box, rules), ({ y }) => y).values()) {
          const left = (row[0]?.x ?? 0) - box.x;
          const last = row.at(-1);
          const right = box.x + box.width - ((last?.x ?? 0) + (last?.width ?? 0));
          expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("has shirts that are no larger for being more", () => {
    fc.assert(
      fc.property(anyRoom, ({ count, box, rules }) => {
        const width = (shirts: number) => placeShirts(shirts, box, rules)[0]?.width ?? 0;
        expect(width(count + 1)).toBeLessThanOrEqual(width(count));
      }),
    );
  });
});
