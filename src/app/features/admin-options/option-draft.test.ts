import { describe, expect, it } from "vitest";
import { optionInputSchema } from "#domain/options/option-input.ts";
import { draftOf, newDraft, optionOfDraft, refuseDraft, toInput } from "./option-draft.ts";

const image_url = "/storage/v1/object/public/product-images/products/a.webp";
const cup = {
  name: "Patch da Copa",
  price_cents: 1550,
  patch: { place: "left_sleeve" as const, image_url },
  is_offered: false,
};

describe("an option while it is edited", () => {
  it.each([cup, { ...cup, patch: null, price_cents: 0, is_offered: true }])(
    "comes back as it was stored: %j",
    (stored) => {
      expect(optionInputSchema.parse(toInput(draftOf(stored)))).toEqual(stored);
    },
  );

  it.each([
    ["15", 1500],
    ["15,5", 1550],
    ["0", 0],
    ["", Number.NaN],
    ["caro", Number.NaN],
  ])("reads the price %j as %d cents", (price, cents) => {
    expect(toInput({ ...newDraft, price }).price_cents).toBe(cents);
  });

  it("is refused at the fields that are missing", () => {
    const { error } = optionInputSchema.safeParse(toInput(newDraft));
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
      "name",
      "price_cents",
      "patch.image_url",
    ]);
  });

  it("does not lose place and picture while it is no patch", () => {
    const other = { ...draftOf(cup), kind: "other" as const };
    expect(toInput(other).patch).toBeNull();
    expect(toInput({ ...other, kind: "patch" }).patch).toEqual(cup.patch);
  });

  it("takes only a picture of the shop's own", () => {
    const foreign = { ...draftOf(cup), imageUrl: "https://exemplo.com/a.png" };
    expect(Object.keys(refuseDraft(foreign))).toEqual(["patch.image_url"]);
    expect([
      refuseDraft({ ...foreign, kind: "other" }),
      refuseDraft(draftOf(cup)),
      refuseDraft(newDraft),
    ]).toEqual([{}, {}, {}]);
  });

  it("is shown as shoppers see it once it has a name", () => {
    expect(optionOfDraft({ ...newDraft, name: " " })).toBeUndefined();
    expect(optionOfDraft({ ...newDraft, name: "Manga  longa ", price: "x" })).toEqual({
      id: "draft",
      name: "Manga longa",
      priceCents: 0,
    });
    expect(optionOfDraft(draftOf(cup))?.patch).toMatchObject({ place: "left_sleeve", imageUrl: image_url });
  });
});
