import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ListedShirt, refuseToPut, refuseToRemove, type ShirtList } from "./put-shirt.ts";
import type { TeamOrderState } from "./team-order-state.ts";

const states: TeamOrderState[] = ["open", "full", "closed", "ordered"];
const devices = ["ana", "bia", "captain"];
const anyWriter = fc.constantFrom(...devices).map((hash) => ({ hash, isCaptain: hash === "captain" }));
const anyShirt: fc.Arbitrary<ListedShirt> = fc.record({
  id: fc.integer({ min: 0, max: 30 }).map(String),
  playerHash: fc.constantFrom(...devices),
  isRemoved: fc.boolean(),
});
const anyList: fc.Arbitrary<ShirtList> = fc.record({
  state: fc.constantFrom(...states),
  maxShirts: fc.integer({ min: 1, max: 20 }),
  shirts: fc.uniqueArray(anyShirt, { selector: ({ id }) => id, maxLength: 20 }),
});
const anyId = fc.integer({ min: 0, max: 35 }).map(String);

const live = ({ shirts }: ShirtList) => shirts.filter(({ isRemoved }) => !isRemoved);
const find = ({ shirts }: ShirtList, id: string) => shirts.find((shirt) => shirt.id === id);

describe("a shirt that is put on a team's list", () => {
  it("never makes the list longer than its limit", () => {
    fc.assert(
      fc.property(anyList, anyId, anyWriter, (list, id, writer) => {
        if (refuseToPut(list, id, writer)) return;
        const isThere = live(list).some((shirt) => shirt.id === id);
        expect(isThere || live(list).length < list.maxShirts).toBe(true);
      }),
    );
  });

  it("is never another player's, and never one that was taken off, except for the captain", () => {
    fc.assert(
      fc.property(anyList, anyId, anyWriter, (list, id, writer) => {
        if (writer.isCaptain || refuseToPut(list, id, writer)) return;
        const listed = find(list, id);
        expect(listed?.isRemoved ?? false).toBe(false);
        expect(listed?.playerHash ?? writer.hash).toBe(writer.hash);
      }),
    );
  });

  it("is refused to everybody once the team has ordered, and to players while the list is closed", () => {
    fc.assert(
      fc.property(anyList, anyId, anyWriter, (list, id, writer) => {
        const mayChange = writer.isCaptain || list.state !== "closed";
        for (const refuse of [refuseToPut, refuseToRemove]) {
          const isRefused = refuse(list, id, writer) !== undefined;
          expect(isRefused || (list.state !== "ordered" && mayChange)).toBe(true);
        }
      }),
    );
  });

  it("tells another device nothing but that it is not its own", () => {
    fc.assert(
      fc.property(anyList, anyId, (list, id) => {
        const refusal = refuseToPut(list, id, { hash: "stranger", isCaptain: false });
        if (find(list, id)) expect(refusal?.code).toBe("forbidden");
      }),
    );
  });
});
