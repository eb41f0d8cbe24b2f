import { describe, expect, it } from "vitest";
import { type LibraryOption, offerOptions } from "./option-rules.ts";
import { defaultPatchAreas, USUAL_RATIO } from "./shirt-option.ts";

const sleeves: LibraryOption = {
  id: "s",
  name: "Manga longa",
  priceCents: 2500,
  place: null,
  imageUrl: null,
};
const cup: LibraryOption = {
  id: "p",
  name: "Patch da Copa",
  priceCents: 1500,
  place: "chest",
  imageUrl: "/p.png",
};
const rules = { optionIds: ["p", "s"], max: 2, oneOf: [["p", "s"]] };
const front = { areas: null, ratio: null };

describe("what shoppers may choose", () => {
  it("stands in the order that the owner gave it", () => {
    const { choices = [] } = offerOptions(rules, [sleeves, cup], front) ?? {};
    expect(choices.map(({ id }) => id)).toEqual(["p", "s"]);
  });

  it("leaves out what is withdrawn, and a group of which one is left", () => {
    expect(offerOptions(rules, [sleeves], front)).toEqual({
      choices: [{ id: "s", name: "Manga longa", priceCents: 2500 }],
      max: 2,
      oneOf: [],
    });
  });

  it("is nothing if all of it is withdrawn", () => {
    expect(offerOptions(rules, [], front)).toBeUndefined();
  });

  it("puts a patch where the product says, or else at the usual place", () => {
    const area = { x: 0.5, y: 0.2, width: 0.1, height: 0.1 };
    const patchOf = (known: Parameters<typeof offerOptions>[2]) =>
      offerOptions(rules, [cup], known)?.choices[0]?.patch;
    expect(patchOf({ areas: { chest: area }, ratio: 1 })).toMatchObject({ area, ratio: 1 });
    expect(patchOf({ areas: {}, ratio: null })).toMatchObject({
      area: defaultPatchAreas.chest,
      ratio: USUAL_RATIO,
    });
  });
});
