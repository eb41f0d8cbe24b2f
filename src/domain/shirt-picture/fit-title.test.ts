import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitTitle } from "./fit-title.ts";

/** Every letter is half as wide as high. */
const measure = (text: string, fontSize: number) => ([...text].length * fontSize) / 2;
const sizes = { single: [72, 60], double: [50, 40] };
const titled = (text: string) => fitTitle(text, 600, sizes, measure);

describe("a title", () => {
  it("is as large as fits on one line", () => {
    expect(titled("Camisa Azul")).toEqual({ fontSize: 72, lines: ["Camisa Azul"] });
    expect(titled("Camisa Azul Celeste")).toEqual({ fontSize: 60, lines: ["Camisa Azul Celeste"] });
  });

  it("takes two lines before it loses a word", () => {
    expect(titled("Camisa Campo das Araras Titular")).toEqual({
      fontSize: 50,
      lines: ["Camisa Campo das Araras", "Titular"],
    });
  });

  it("ends in an ellipsis only if two small lines do not hold it", () => {
    const { fontSize, lines } = titled("Camisa Campo das Araras ".repeat(4));
    expect([fontSize, lines.length]).toEqual([40, 2]);
    expect(lines[1]).toMatch(/…$/);
  });

  it("keeps to one line where two are not wanted", () => {
    const { lines } = fitTitle("Camisas e Mantos do Futebol", 200, { single: [50, 40], double: [] }, measure);
    expect(lines).toHaveLength(1);
  });

  it("of no words has no line", () => {
    expect(titled("").lines).toEqual([]);
  });

  it("never exceeds its width", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const { fontSize, lines } = titled(text);
        for (const line of lines) expect(measure(line, fontSize)).toBeLessThanOrEqual(600);
      }),
    );
  });
});
