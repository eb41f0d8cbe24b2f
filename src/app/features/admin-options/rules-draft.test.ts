import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addGroup,
  countedIds,
  draftRulesOf,
  refuseRules,
  rulesInputOf,
  shownOrder,
  toggleInGroup,
  toggleMark,
  usualRules,
} from "./rules-draft.ts";

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [a, b, c] = [id(1), id(2), id(3)];
const own = draftRulesOf({ option_ids: [a, b, c], max: 2, one_of: [[a, b]] });

describe("which options are offered, while that is edited", () => {
  it.each([
    undefined,
    { option_ids: [], max: null, one_of: [] },
    { option_ids: [a, b], max: null, one_of: [] },
    { option_ids: [b, a, c], max: 2, one_of: [[a, b]] },
  ])("comes back as it was stored: %j", (stored) => {
    expect(rulesInputOf(draftRulesOf(stored))).toEqual(stored ?? null);
  });

  it("does not lose what was marked while others count", () => {
    for (const source of ["usual", "none"] as const) {
      expect(rulesInputOf({ ...own, source })?.option_ids ?? []).toEqual([]);
      expect(refuseRules({ ...own, source, max: "0" })).toEqual({});
    }
    expect(rulesInputOf({ ...own, source: "own" })?.option_ids).toEqual([a, b, c]);
  });

  it("counts where nobody else's does", () => {
    expect(countedIds(own, [c])).toEqual([a, b, c]);
    expect(countedIds({ ...own, source: "usual" }, [c])).toEqual([c]);
    expect(countedIds({ ...own, source: "none" }, [c])).toEqual([]);
  });

  it("is refused at its fields", () => {
    expect(refuseRules({ ...usualRules, source: "own" })).toEqual({
      "option_rules.option_ids": "Marque ao menos uma opção",
    });
    const grouped = { ...own, max: "0", one_of: addGroup(own) };
    expect(refuseRules(grouped)).toEqual({
      "option_rules.max": "Use um número de 1 a 24",
      "option_rules.one_of.1": "Um grupo precisa de ao menos duas opções",
    });
    expect(refuseRules(own)).toEqual({});
  });

  it("marks an option where its row stands", () => {
    const draft = { ...own, option_ids: [c, a] };
    expect(toggleMark(draft, b, [c, b, a])).toEqual({ option_ids: [c, b, a] });
  });

  it("takes an option that is unmarked out of its groups, and what is no group any more with it", () => {
    const { one_of } = { ...own, one_of: toggleInGroup(own, 0, c) };
    const without = { ...own, ...toggleMark({ ...own, one_of }, c, []) };
    expect(rulesInputOf(without)).toMatchObject({ option_ids: [a, b], one_of: [[a, b]] });
    expect(toggleMark(without, a, [])).toEqual({ option_ids: [b], one_of: [] });
  });

  it("gives each group a key of its own", () => {
    const groups = addGroup({ ...own, one_of: addGroup(own) });
    expect(new Set(groups.map((group) => group.id)).size).toBe(3);
  });

  it("lists every option once, and the marked ones in their order", () => {
    const orders = fc.uniqueArray(fc.nat(50).map(String), { minLength: 1 });
    fc.assert(
      fc.property(
        orders.chain((order) => fc.tuple(fc.constant(order), fc.shuffledSubarray(order))),
        ([order, marked]) => {
          const shown = shownOrder(order, marked);
          expect(shown.toSorted()).toEqual(order.toSorted());
          expect(shown.filter((one) => marked.includes(one))).toEqual(marked);
        },
      ),
    );
  });
});
