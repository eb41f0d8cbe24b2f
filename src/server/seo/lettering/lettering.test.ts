import { describe, expect, it } from "vitest";
import { drawText, fitLines, measureText } from "./lettering.ts";

const room = { fontSize: 60, width: 400, maxLines: 3 };

describe("text as outlines", () => {
  it("knows the letters of Portuguese", () => {
    for (const letter of "ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúüR$0123456789,/") {
      expect(measureText(letter, 100), letter).toBeGreaterThan(0);
    }
  });

  it("measures decomposed accents like composed ones", () => {
    expect(measureText("Retro\u0302", 100)).toBe(measureText("Retrô", 100));
  });

  it("leaves out what it cannot draw", () => {
    expect(measureText("Camisa 👕", 100)).toBe(measureText("Camisa ", 100));
  });

  it("writes nothing of a text into the picture's markup", () => {
    const drawn = drawText('"><script>', { x: 0, y: 0, fontSize: 10, fill: "#fff" });
    expect(drawn).not.toContain("script");
  });
});

describe("fitting text into lines", () => {
  it("breaks at spaces and keeps every word", () => {
    const lines = fitLines("Camisa Campo das Araras Titular", room);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(" ")).toBe("Camisa Campo das Araras Titular");
  });

  it("stays within the width", () => {
    for (const line of fitLines("Camisa Retrô Campo das Araras Edição Especial de Aniversário", room)) {
      expect(measureText(line, room.fontSize)).toBeLessThanOrEqual(room.width);
    }
  });

  it("ends a text that is too long in an ellipsis", () => {
    const lines = fitLines("camisa ".repeat(40), room);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
  });

  it("shortens a single word that is too long", () => {
    const [line = ""] = fitLines("a".repeat(80), room);
    expect(line).toMatch(/^a+…$/);
    expect(measureText(line, room.fontSize)).toBeLessThanOrEqual(room.width);
  });

  it("has no line for a text without letters", () => {
    expect(fitLines("👕", room)).toEqual([]);
  });
});
