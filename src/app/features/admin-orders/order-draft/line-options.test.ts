import { describe, expect, it } from "vitest";
import { longSleeves, offered, patch } from "#domain/options/option-fixture.ts";
import { fromOffered } from "#domain/options/option-schema.ts";
import { chosenOptions, goneOptions, refuseLineOptions } from "./line-options.ts";

const priced = { offered_options: fromOffered(offered({ max: 1 })) };
const withdrawn = { id: "fora", name: "Patch antigo" };
const line = (...options: { id: string; name: string }[]) => ({ options });

describe("the options of a shirt in an order that is being typed in", () => {
  it("are fine as the shop offers them, and while it has not answered", () => {
    expect(refuseLineOptions(line(patch), priced)).toBeUndefined();
    expect(refuseLineOptions(line(), {})).toBeUndefined();
    expect(refuseLineOptions(line(withdrawn), undefined)).toBeUndefined();
  });

  it("are refused by name once they are withdrawn", () => {
    expect(refuseLineOptions(line(patch, withdrawn), priced)).toBe("Fora de venda: Patch antigo");
    expect(goneOptions(line(patch, withdrawn), {})).toEqual([patch, withdrawn]);
  });

  it("are refused where they do not go together any more", () => {
    expect(refuseLineOptions(line(patch, longSleeves), priced)).toBe(
      "Estas opções não podem ir juntas: desmarque alguma",
    );
  });

  it("are chosen with their names, and lose nothing that was withdrawn meanwhile", () => {
    expect(chosenOptions(line(withdrawn), offered(), [withdrawn.id, longSleeves.id])).toEqual([
      withdrawn,
      { id: longSleeves.id, name: "Manga longa" },
    ]);
  });
});
