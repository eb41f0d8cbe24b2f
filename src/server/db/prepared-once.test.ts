import { expect, it } from "vitest";
import { preparedOnce } from "./prepared-once.ts";

it("a query is prepared once for each database", () => {
  const prepared: string[] = [];
  const prepare = preparedOnce((db: { name: string }) => prepared.push(db.name));
  const [one, other] = [{ name: "one" }, { name: "other" }];
  expect([prepare(one), prepare(other), prepare(one)]).toEqual([1, 2, 1]);
  expect(prepared).toEqual(["one", "other"]);
});
