import fc from "fast-check";
import { expect, it } from "vitest";
import { moveId } from "./move-id.ts";

it.each([
  ["b", 0, "bac"],
  ["a", 2, "bca"],
  ["a", 0, "abc"],
  ["a", -1, "abc"],
  ["c", 3, "abc"],
  ["x", 1, "abc"],
])("moving %s to %i results in %s", (id, to, expected) => {
  expect(moveId(["a", "b", "c"], id, to).join("")).toBe(expected);
});

it("keeps every id once, and the others in their order", () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 1 });
  fc.assert(
    fc.property(lists, fc.nat(20), fc.integer({ min: -3, max: 20 }), (ids, which, to) => {
      const id = ids[which % ids.length] ?? "";
      const moved = moveId(ids, id, to);
      expect(moved.toSorted()).toEqual(ids.toSorted());
      expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
    }),
  );
});
