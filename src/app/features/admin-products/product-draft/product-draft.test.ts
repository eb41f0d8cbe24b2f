import { describe, expect, it } from "vitest";
import { pictureOnOtherSite } from "#app/features/admin-media/picture.ts";
import { newDraftImage } from "./draft-image.ts";
import { cleanPrice, emptyDraft, inputOf, rebase, refuseDraft } from "./product-draft.ts";

const filled = { ...emptyDraft, name: "Camisa", price: "199,90", category_id: "1" };

describe("a draft", () => {
  it("without name, price and category says so for each", () => {
    expect(Object.keys(refuseDraft(emptyDraft))).toEqual(["name", "price", "category_id"]);
  });

  it("with a price that could be two says so", () => {
    expect(refuseDraft({ ...filled, price: "1.299" })).toEqual({
      price: "Preço inválido. Por favor, insira um valor numérico.",
    });
  });

  it.each([
    ["199.90", "O preço anterior precisa ser maior que o preço."],
    ["199.89", "O preço anterior precisa ser maior que o preço."],
    ["1.299", "Preço inválido. Por favor, insira um valor numérico."],
  ])("with the former price %j says so", (formerPrice, message) => {
    expect(refuseDraft({ ...filled, formerPrice })).toEqual({ former_price: message });
  });

  it("without a former price ends the offer", () => {
    expect(inputOf(filled)).toMatchObject({ former_price: null });
  });

  it("without a grid has the sizes of its category", () => {
    expect(inputOf(filled)).toMatchObject({ size_grid_id: null });
    expect(inputOf({ ...filled, size_grid_id: "a" })).toMatchObject({ size_grid_id: "a" });
  });

  it("without options of its own has those of its category", () => {
    expect(inputOf(filled)).toMatchObject({ option_rules: null, patch_areas: {} });
    const option_rules = { ...filled.option_rules, source: "none" as const };
    expect(inputOf({ ...filled, option_rules })).toMatchObject({ option_rules: { option_ids: [] } });
    expect(refuseDraft({ ...filled, option_rules: { ...option_rules, source: "own" } })).toEqual({
      "option_rules.option_ids": "Marque ao menos uma opção",
    });
  });

  it("with what is needed may be sent", () => {
    expect(refuseDraft({ ...filled, formerPrice: "199.91" })).toEqual({});
  });

  it("names a saved picture by its id, an uploaded one by its key and a foreign one by its address", () => {
    const foreign = pictureOnOtherSite("https://exemplo.com/a.png");
    const images = [
      { ref: "1", id: "1", picture: foreign, altText: "Frente" },
      newDraftImage({ ...foreign, path: "products/a.webp" }),
      newDraftImage(foreign),
    ];
    expect(inputOf({ ...filled, images }).images).toEqual([
      { id: "1", alt_text: "Frente" },
      { key: "products/a.webp", alt_text: "" },
      { url: "https://exemplo.com/a.png", alt_text: "" },
    ]);
  });

  it("over a newer version loses the pictures that another administrator removed, and keeps its own", () => {
    const picture = pictureOnOtherSite("https://exemplo.com/a.png");
    const saved = (id: string) => ({ ref: id, id, picture, altText: "" });
    const added = newDraftImage(picture);
    const latest = { images: [{ id: "1" }], updated_at: "2026-01-02T00:00:00Z" };
    expect(rebase({ ...filled, images: [saved("1"), saved("2"), added] }, latest)).toEqual({
      ...filled,
      images: [saved("1"), added],
      updated_at: latest.updated_at,
    });
  });
});

it.each([
  ["R$ 1.299,90", "1299.90"],
  ["1.299,", "1299."],
  ["abc199.90", "199.90"],
  ["199,9", "199.9"],
  ["1.299", "1.299"],
  ["199.9,0", "199.9.0"],
  ["1,299.90", "1.299.90"],
  ["-10", "10"],
])("of the typed price %j %j stays", (typed, cleaned) => {
  expect(cleanPrice(typed)).toBe(cleaned);
});
