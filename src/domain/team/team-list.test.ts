import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCustomizationComplete, normalizeCustomName } from "../print/customization.ts";
import { standardLabels } from "../sizes/size-grid.ts";
import { groupShirts, readTeamList, type TeamLine } from "./team-list.ts";

const shirtOf = (line: TeamLine | undefined) =>
  line?.kind === "shirt"
    ? `${line.shirt.customization.name} ${line.shirt.customization.number} ${line.shirt.size}`
    : line?.kind;
const read = (list: string) => readTeamList(list, standardLabels).map(shirtOf);
const problemsOf = (text: string) => {
  const [line] = readTeamList(text, standardLabels);
  return line?.kind === "mistake" ? line.problems : line?.kind;
};

describe("a line of a team's list", () => {
  it.each([
    ["Silva 10 M", "SILVA 10 M"],
    ["SILVA;10;M", "SILVA 10 M"],
    ["Silva\t10\tM", "SILVA 10 M"],
    ["10 - Silva - GG", "SILVA 10 GG"],
    ["gg silva 7", "SILVA 7 GG"],
    ["João da Silva, 07, p", "JOÃO DA SILVA 07 P"],
    ["Ana-Clara 9 P", "ANA-CLARA 9 P"],
    ["1. Silva 10 M", "SILVA 10 M"],
    ["12) Souza nº 8 tam G", "SOUZA 8 G"],
    ["- Souza #8 (G)", "SOUZA 8 G"],
    ["• Souza | 8 | G", "SOUZA 8 G"],
    ["Silva - 10 M", "SILVA 10 M"],
    ["Ana G 10 M", "ANA G 10 M"],
    ["R9 10 M", "R9 10 M"],
    ["D’Ávila 3 g", "D'ÁVILA 3 G"],
  ])("%j is the shirt %s", (text, shirt) => {
    expect(read(text)).toEqual([shirt]);
  });

  it.each([
    ["Silva 10", ["Falta o tamanho: P, M, G ou GG."]],
    ["Silva M", ["Falta o número."]],
    ["10 M", ["Falta o nome."]],
    ["Silva 100 M", ["O número 100 não serve: use de 0 a 99."]],
    ["Silva 10 XG", ["Não temos o tamanho XG. Use P, M, G ou GG."]],
    ["Silva;10;3xl", ["Não temos o tamanho 3XL. Use P, M, G ou GG."]],
    ["Silva;10;médio", ["Não temos o tamanho MÉDIO. Use P, M, G ou GG."]],
    ["Bartolomeu Gusmão 10 M", ["O nome BARTOLOMEU GUSMÃO tem 17 letras; cabem 15."]],
    ["Silva", ["Falta o número.", "Falta o tamanho: P, M, G ou GG."]],
    ["⚽️ 10 M", ["Falta o nome."]],
  ])("%j is a mistake that says %j", (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});

describe("a team's list", () => {
  it("may name its columns, in any order and with others between them", () => {
    expect(read("Tamanho\tPosição\tNº\tJogador\nM\tgoleiro\t1\tSilva\nGG\t\t10\tM")).toEqual([
      "heading",
      "SILVA 1 M",
      "M 10 GG",
    ]);
  });

  it("may name them at length", () => {
    expect(read("Nome na camisa;Número da camisa;Tamanho (P a GG)\nMarta;10;G")).toEqual([
      "heading",
      "MARTA 10 G",
    ]);
  });

  it("may name only some of them", () => {
    expect(read("Nº;Tam;\n10;M;Silva")).toEqual(["heading", "SILVA 10 M"]);
  });

  it("may name them in words alone", () => {
    expect(read("Nome Número Tamanho\nSilva 10 M")).toEqual(["heading", "SILVA 10 M"]);
  });

  it("may have blank lines and any kind of line end", () => {
    expect(read("Silva 10 M\r\n\r\nSouza 8 G\n \n")).toEqual([
      "SILVA 10 M",
      "blank",
      "SOUZA 8 G",
      "blank",
      "blank",
    ]);
  });

  it("reports a mistake with its line", () => {
    expect(readTeamList("Silva 10 M\n\nSouza G", standardLabels)[2]).toMatchObject({
      line: 3,
      kind: "mistake",
    });
  });

  it("counts equal shirts together, however they are written", () => {
    expect(groupShirts(readTeamList("Silva 10 M\nSouza 8 G\nsilva;10;m", standardLabels))).toEqual([
      { size: "M", customization: { name: "SILVA", number: "10" }, quantity: 2, options: [], lines: [1, 3] },
      { size: "G", customization: { name: "SOUZA", number: "8" }, quantity: 1, options: [], lines: [2] },
    ]);
  });

  it("has one result per line, whatever is pasted, and a reason for each mistake", () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.constantFrom(
        "\n",
        "\r",
        "\t",
        "\0",
        "\ud83d",
        ";",
        " - ",
        "10",
        "M",
        "GG",
        "Silva",
        "nome",
        "número",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const list = pieces.join("");
        const lines = readTeamList(list, standardLabels);
        expect(lines.map(({ text }) => text)).toEqual(list.split(/\r\n|\r|\n/));
        for (const line of lines) {
          if (line.kind === "mistake") expect(line.problems.length).toBeGreaterThan(0);
          if (line.kind === "shirt") expect(isCustomizationComplete(line.shirt.customization)).toBe(true);
        }
      }),
    );
  });

  it("loses no shirt when it groups them", () => {
    const line = fc.constantFrom("Silva 10 M", "Souza 8 G", "silva;10;m", "Ana 7", "");
    fc.assert(
      fc.property(fc.array(line), (texts) => {
        const lines = readTeamList(texts.join("\n"), standardLabels);
        const units = groupShirts(lines).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(units).toBe(lines.filter(({ kind }) => kind === "shirt").length);
      }),
    );
  });

  it("accepts the same names as the form of a single shirt, in every order of the three fields", () => {
    const name = fc.constantFrom("Ana", "João da Silva", "D'Ávila", "Zé-Maria", "Müller");
    const number = fc.integer({ min: 0, max: 99 }).map(String);
    const orders = fc.shuffledSubarray(["name", "number", "size"], { minLength: 3 });
    fc.assert(
      fc.property(
        fc.record({ name, number, size: fc.constantFrom(...standardLabels) }),
        orders,
        fc.constantFrom("\t", ";", " - ", ", ", " | "),
        (shirt, order, separator) => {
          const text = order.map((field) => shirt[field as keyof typeof shirt]).join(separator);
          expect(read(text)).toEqual([`${normalizeCustomName(shirt.name)} ${shirt.number} ${shirt.size}`]);
        },
      ),
    );
  });
});

it("says how many letters fit on a product that takes fewer", () => {
  expect(readTeamList("Fernandinho 10 M", standardLabels, 10)).toMatchObject([
    { kind: "mistake", problems: ["O nome FERNANDINHO tem 11 letras; cabem 10."] },
  ]);
});
