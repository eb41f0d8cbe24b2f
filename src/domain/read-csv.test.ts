import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BYTE_ORDER_MARK, csvRecord } from "./csv.ts";
import { readCsv } from "./read-csv.ts";

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe("a CSV file", () => {
  it.each([
    ["semicolons", "Bairro;Preço\r\nSé;8,00\r\n"],
    ["commas and quotes", 'Bairro,Preço\nSé,"8,00"\n'],
    ["tabs", "Bairro\tPreço\nSé\t8,00"],
    ["a byte order mark", `${BYTE_ORDER_MARK}Bairro;Preço\nSé;8,00`],
    ["the line ends of old Macs", "Bairro;Preço\rSé;8,00\r"],
  ])("with %s is read", (_, text) => {
    expect(cellsOf(text)).toEqual([
      ["Bairro", "Preço"],
      ["Sé", "8,00"],
    ]);
  });

  it("says on which line each record begins, past empty lines and line breaks within a cell", () => {
    expect(readCsv('a;b\r\n\r\n"x\r\ny";2\r\n;;\r\nz;3')).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["x\r\ny", "2"] },
      { line: 6, cells: ["z", "3"] },
    ]);
  });

  it("keeps a quote that is never closed as text", () => {
    expect(cellsOf('a;b\n"x;2\nz;3')).toEqual([
      ["a", "b"],
      ['"x', "2"],
      ["z", "3"],
    ]);
  });

  it("has the cells that were written into it, whatever they hold", () => {
    // A first record of plain words, as headings are, says what the separator is.
    const record = fc.array(fc.string(), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const file = [["a", "b", "c"], ...records].map(csvRecord).join("");
        const filled = records.filter((cells) => cells.some((cell) => cell.trim() !== ""));
        expect(cellsOf(file)).toEqual([["a", "b", "c"], ...filled]);
      }),
    );
  });
});
