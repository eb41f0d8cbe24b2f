import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupShirts } from "../team/team-list.ts";
import { toSellableLines, toTeamLines } from "./list-lines.ts";

const shirt = (name: string, number: string, size: string) => ({ id: name + number, name, number, size });

describe("the list of a team", () => {
  it("groups like a pasted one: equal shirts are one line of the cart", () => {
    const lines = toTeamLines(
      [shirt("SILVA", "10", "M"), shirt("ANA", "7", "P"), shirt("SILVA", "10", "M")],
      {},
    );
    expect(groupShirts(lines).map(({ quantity, size }) => [quantity, size])).toEqual([
      [2, "M"],
      [1, "P"],
    ]);
  });

  it("has no shirt of a size or a length that the product does not have any more", () => {
    const product = {
      sizes: [{ label: "Único", surchargeCents: 0 }],
      printRules: { isRefused: false, priceCents: null, maxLetters: 4 },
    };
    expect(toTeamLines([shirt("SILVA", "10", "M"), shirt("ANA", "7", "Único")], product)).toEqual([
      {
        line: 1,
        text: "SILVA 10 M",
        kind: "mistake",
        problems: ["Não temos mais o tamanho M. Use Único.", "O nome tem até 4 letras nesta camisa."],
      },
      {
        line: 2,
        text: "ANA 7 Único",
        kind: "shirt",
        shirt: { size: "Único", customization: { name: "ANA", number: "7" } },
      },
    ]);
  });

  it("names those for which there are no units left", () => {
    const lines = toSellableLines([shirt("SILVA", "10", "M"), shirt("ANA", "7", "M")], { stock: { M: 1 } });
    expect(lines.map(({ kind }) => kind)).toEqual(["shirt", "mistake"]);
  });

  it("keeps every shirt that can be sold, whatever is on it", () => {
    const shirts = fc.array(
      fc.record({
        id: fc.uuid(),
        name: fc.string({ minLength: 1, maxLength: 10 }),
        number: fc.nat(99).map(String),
        size: fc.constantFrom("P", "M", "G", "GG"),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(shirts, (listed) => {
        const groups = groupShirts(toTeamLines(listed, {}));
        expect(groups.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(listed.length);
      }),
    );
  });
});
