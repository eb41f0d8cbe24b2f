import { describe, expect, it } from "vitest";
import { describeKept, findBand, type KeptBand } from "./kept-sizes.ts";

const band = (people: number, ...sizes: [size: string, people: number][]): KeptBand => ({
  build: { height: 175, weight: 70 },
  people,
  sizes: sizes.map(([size, kept]) => ({ size, people: kept })),
});

describe("what others kept", () => {
  it.each([
    [band(12, ["G", 9]), "De 12 pessoas com o seu porte, 9 ficaram com o G."],
    [band(14, ["G", 8], ["M", 6]), "De 14 pessoas com o seu porte, 8 ficaram com o G e 6 com o M."],
    [band(7, ["G", 7]), "De 7 pessoas com o seu porte, todas ficaram com o G."],
    [band(7, ["G", 7], ["M", 5]), "De 7 pessoas com o seu porte, 7 ficaram com o G e 5 com o M."],
  ])("is said in one sentence", (kept, sentence) => {
    expect(describeKept(kept)).toBe(sentence);
  });

  it("is that of one's own band", () => {
    const bands = [band(12, ["G", 9])];
    expect(findBand(bands, { height: 175, weight: 70 })).toBe(bands[0]);
    expect(findBand(bands, { height: 175, weight: 75 })).toBeUndefined();
  });
});
