import fc from "fast-check";
import { expect, it } from "vitest";
import { optionalLine, optionalText, requiredLine, tidyLine, tidyText } from "./typed-text.ts";

it("a line has no control character, no break and no space at its ends or doubled inside", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(tidyLine(text)).not.toMatch(/[\p{Cc}]|\s\s|^\s|\s$/u);
    }),
  );
});

it("a text keeps its line breaks and loses what the database refuses", () => {
  expect(tidyText(" um\r\ndois\u0000\n\ntrês ")).toBe("um\ndois\n\ntrês");
});

it("tidying twice is tidying once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
      expect(tidyText(tidyText(text))).toBe(tidyText(text));
    }),
  );
});

it.each([undefined, null, 7, "", "  ", "\u0000"])(
  "a required line refuses %j with its own sentence",
  (value) => {
    const { error } = requiredLine(10, "Diga o nome").safeParse(value);
    expect(error?.issues[0]?.message).toBe("Diga o nome");
  },
);

it("the message about a line that is too long names the maximum length", () => {
  const { error } = requiredLine(3, "Diga o nome").safeParse("abcd");
  expect(error?.issues[0]?.message).toBe("Use no máximo 3 caracteres");
});

it("an optional line or text that was left empty is null", () => {
  expect([optionalLine(5).parse("  "), optionalText(5).parse(""), optionalLine(5).parse(null)]).toEqual([
    null,
    null,
    null,
  ]);
});
