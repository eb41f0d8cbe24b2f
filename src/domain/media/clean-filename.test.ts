import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanFilename } from "./clean-filename.ts";

test.each([
  ["camisa.png", "camisa.png"],
  ["Seleção 2026 (frente).JPG", "Seleção 2026 (frente).JPG"],
  ["C:\\fotos\\camisa.png", "camisa.png"],
  ["../../etc/passwd", "passwd"],
  ["a\u202Egnp.exe", "agnp.exe"],
  ["a\0\r\nb.png", "a b.png"],
  ["<img src=x>.png", "img src=x.png"],
  ["", "imagem"],
  ["fotos/", "imagem"],
  ["Selec\u0327a\u0303o.png", "Seleção.png"],
])("%j is shown as %j", (name, shown) => {
  expect(cleanFilename(name)).toBe(shown);
});

test("any name becomes well-formed visible text of 1 to 255 characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (name) => {
      const shown = cleanFilename(name);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThanOrEqual(255);
      expect(shown.isWellFormed()).toBe(true);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}/\\<>]/u);
    }),
  );
});
