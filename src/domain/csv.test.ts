import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine } from "./csv.ts";

describe("a line of a spreadsheet", () => {
  it("separates its cells by semicolons", () => {
    expect(csvLine(["Ana Lima", "289,90"])).toBe("Ana Lima;289,90\r\n");
  });

  it("writes numbers as spreadsheets read them, also below zero", () => {
    expect(csvLine([1234.5, -10, 0])).toBe("1234,5;-10;0\r\n");
  });

  it.each([
    ["a;b", '"a;b"'],
    ['diz "oi"', '"diz ""oi"""'],
    ["duas\nlinhas", "duas linhas"],
  ])("keeps %j one cell", (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it.each(["=1+1", "+55", "-1", "@soma", "\t=1", "\r=1"])("defuses %j", (text) => {
    expect(csvLine([text])).toMatch(/^"'/);
  });

  it("is one line with one cell per value, whatever the values hold", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
        const line = csvLine(cells).slice(0, -2);
        expect(line).not.toMatch(/[\r\n]/);
        const parsed = line.match(/("(?:[^"]|"")*"|[^;"]*)(?:;|$)/g) ?? [];
        expect(parsed.slice(0, cells.length).join("")).toBe(line);
      }),
    );
  });
});
