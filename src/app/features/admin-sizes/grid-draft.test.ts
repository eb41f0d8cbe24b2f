import { describe, expect, it } from "vitest";
import { changeValue } from "#app/features/admin-size-guides/size-guide-draft.ts";
import { sizeGridInputSchema } from "#domain/sizes/size-grid-input.ts";
import {
  addSize,
  copyOf,
  draftOf,
  type GridDraft,
  guideDraftOf,
  guideErrorsOf,
  moveSize,
  newDraft,
  sizesOfDraft,
  switchGuide,
  toInput,
  withGuide,
} from "./grid-draft.ts";
import type { ManagedGrid } from "./use-size-grids.ts";

const stored: ManagedGrid = {
  id: "1",
  name: "Adulto",
  sizes: [
    { label: "P", surcharge_cents: 0 },
    { label: "M", surcharge_cents: 0 },
    { label: "3XL", surcharge_cents: 1500 },
  ],
  guide: {
    measures: [{ name: "Tórax", how_to: "de axila a axila" }],
    rows: [
      { size: "P", values: [50] },
      { size: "3XL", values: [66.5] },
    ],
  },
  products: 0,
  categories: 0,
  updated_at: "2026-11-18T12:00:00.000Z",
};

const change = (draft: GridDraft, changes: Partial<GridDraft>): GridDraft => ({ ...draft, ...changes });
const rename = (draft: GridDraft, index: number, label: string) =>
  change(draft, { sizes: draft.sizes.map((size, at) => (at === index ? { ...size, label } : size)) });
const measuresOf = (draft: GridDraft) =>
  toInput(draft).guide?.rows.map(({ size, values }) => [size, ...values]);

describe("a grid while it is edited", () => {
  it("shows what is stored as people type it, and sends the same back", () => {
    const draft = draftOf(stored);
    expect(draft.sizes.map(({ label, surcharge, values }) => [label, surcharge, ...values])).toEqual([
      ["P", "", "50"],
      ["M", "", ""],
      ["3XL", "15,00", "66,5"],
    ]);
    const { name, sizes, guide } = sizeGridInputSchema.parse(toInput(draft));
    expect({ name, sizes }).toEqual({ name: stored.name, sizes: stored.sizes });
    expect(guide?.rows).toEqual([
      { size: "P", values: [50] },
      { size: "M", values: [null] },
      { size: "3XL", values: [66.5] },
    ]);
  });

  it("takes the measures along when a size is renamed or moved", () => {
    const renamed = rename(draftOf(stored), 2, " XGG ");
    const moved = change(renamed, { sizes: moveSize(renamed.sizes, 2, -1) });
    expect(measuresOf(moved)).toEqual([
      ["P", "50"],
      ["XGG", "66,5"],
      ["M", ""],
    ]);
    expect(sizeGridInputSchema.safeParse(toInput(moved)).success).toBe(true);
  });

  it("loses the measures of a size that is removed, and gives a new one empty ones", () => {
    const draft = draftOf(stored);
    const removed = change(draft, { sizes: draft.sizes.toSpliced(0, 1) });
    const more = change(removed, { sizes: addSize(removed) });
    expect(measuresOf(rename(more, 2, "P"))).toEqual([
      ["M", ""],
      ["3XL", "66,5"],
      ["P", ""],
    ]);
    expect(new Set(more.sizes.map(({ id }) => id)).size).toBe(3);
  });

  it.each([
    ["", 0],
    ["15", 1500],
    ["15,5", 1550],
    ["R$ 1.000,00", 100_000],
    ["caro", Number.NaN],
  ])("reads the surcharge %j as %d cents", (surcharge, cents) => {
    const draft = draftOf(stored);
    const [first] = toInput(
      change(draft, { sizes: draft.sizes.map((size) => ({ ...size, surcharge })) }),
    ).sizes;
    expect(first?.surcharge_cents).toBe(cents);
  });

  it("sends no measures while they are off, and still has them when they are on again", () => {
    const off = change(draftOf(stored), switchGuide(draftOf(stored), false));
    expect(toInput(off).guide).toBeNull();
    expect(measuresOf(change(off, switchGuide(off, true)))).toEqual(measuresOf(draftOf(stored)));
  });

  it("begins its measures with those of a shirt, for the sizes that it has", () => {
    const draft = draftOf({ ...stored, guide: null });
    const on = change(draft, switchGuide(draft, true));
    expect(on.measures.map(({ name }) => name)).toEqual(["Tórax", "Comprimento", "Manga"]);
    expect(measuresOf(on)).toEqual([
      ["P", "50", "70", "21"],
      ["M", "53", "72", "22"],
      ["3XL", "", "", ""],
    ]);
  });

  it("takes what is typed into its measures", () => {
    const draft = draftOf(stored);
    const typed = changeValue(guideDraftOf(draft), { row: 1, measure: 0 }, "53");
    expect(measuresOf(change(draft, withGuide(draft, typed)))?.[1]).toEqual(["M", "53"]);
  });

  it("is copied under another name, which never becomes too long", () => {
    expect(copyOf(stored)).toEqual({ ...draftOf(stored), name: "Adulto (cópia)" });
    expect(copyOf({ ...stored, name: "x".repeat(40) }).name).toHaveLength(40);
  });

  it("is shown without sizes that have no label yet or are there twice", () => {
    const labels = ["P", " ", "3XL", "P"];
    const sizes = labels.map((label, id) => ({ id, label, surcharge: id === 2 ? "15" : "x", values: [] }));
    expect(sizesOfDraft({ ...newDraft(), sizes })).toEqual([
      { label: "P", surchargeCents: 0 },
      { label: "3XL", surchargeCents: 1500 },
    ]);
  });

  it("passes on what is wrong with the measures", () => {
    expect(guideErrorsOf({ name: "a", "guide.rows": "b", "guide.measures.0.name": "c" })).toEqual({
      rows: "b",
      "measures.0.name": "c",
    });
  });
});
