import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canChoose, excludedBy, fitOptions, refuseOptions, toggleOption } from "./choose-options.ts";
import { findOptions } from "./find-options.ts";
import { longSleeves, offered, patch, patchAt } from "./option-fixture.ts";
import type { OfferedOptions } from "./shirt-option.ts";

const champions = patchAt("campeao", "chest");
const rival = patchAt("liga", "right_sleeve");
const library = [patch, rival, champions, longSleeves];
const ids = library.map(({ id }) => id);

describe("choosing options", () => {
  const options = offered({ choices: library });

  it("lists the chosen ones as the product does", () => {
    expect(findOptions({ options }, [longSleeves.id, patch.id])).toEqual([patch, longSleeves]);
  });

  it("replaces a patch at the same place", () => {
    expect(toggleOption(options, [patch.id, champions.id], rival.id)).toEqual([champions.id, rival.id]);
  });

  it("replaces an option that the owner says not to go with it", () => {
    const apart = { ...options, oneOf: [[champions.id, longSleeves.id]] };
    expect(excludedBy(apart, longSleeves.id)).toEqual([champions.id]);
    expect(toggleOption(apart, [champions.id], longSleeves.id)).toEqual([longSleeves.id]);
  });

  it("takes a chosen option off again", () => {
    expect(toggleOption(options, [patch.id, champions.id], patch.id)).toEqual([champions.id]);
  });

  it("takes no more than the product allows, but lets one replace another", () => {
    const one = { ...options, max: 1 };
    expect(toggleOption(one, [patch.id], champions.id)).toEqual([patch.id]);
    expect([canChoose(one, [patch.id], champions.id), canChoose(one, [patch.id], rival.id)]).toEqual([
      false,
      true,
    ]);
  });

  it("refuses what is not there before it looks at the rules", () => {
    expect(refuseOptions({ options: { ...options, max: 1 } }, ["gone", patch.id])).toBe("gone");
    expect(refuseOptions({}, [patch.id])).toBe("gone");
    expect(refuseOptions({}, [])).toBeUndefined();
  });

  it("keeps of an older choice what the product still has and takes together", () => {
    expect(fitOptions({ options }, ["gone", patch.id, rival.id, longSleeves.id])).toEqual([
      patch.id,
      longSleeves.id,
    ]);
    expect(fitOptions({ options: { ...options, max: 1 } }, [patch.id, longSleeves.id])).toEqual([patch.id]);
    expect(fitOptions({}, [patch.id])).toEqual([]);
  });

  it("never leads to a choice that an order would refuse", () => {
    const anyRules: fc.Arbitrary<OfferedOptions> = fc.record({
      choices: fc.subarray(library),
      max: fc.option(fc.integer({ min: 1, max: 4 })),
      oneOf: fc.array(fc.subarray(ids, { minLength: 2 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(anyRules, fc.array(fc.nat()), (rules, picks) => {
        const offeredIds = rules.choices.map(({ id }) => id);
        const chosen = picks.reduce<string[]>((before, pick) => {
          const id = offeredIds[pick % offeredIds.length];
          return id === undefined ? before : toggleOption(rules, before, id);
        }, []);
        expect(refuseOptions({ options: rules }, chosen)).toBeUndefined();
      }),
    );
  });
});
