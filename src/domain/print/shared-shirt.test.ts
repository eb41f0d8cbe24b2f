import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCustomizationComplete, toCustomization } from "./customization.ts";
import { readSharedShirt, sharedShirtQuery } from "./shared-shirt.ts";

const read = (query: string) => readSharedShirt(new URLSearchParams(query));

describe("a shirt in a link", () => {
  it("parses back to the name and number that were typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(99), (name, number) => {
        const customization = toCustomization(name, String(number));
        fc.pre(isCustomizationComplete(customization));
        expect(read(sharedShirtQuery(customization))).toEqual(customization);
      }),
    );
  });

  it("is written in capitals and cut like everything that is printed", () => {
    expect(read("?nome=joão de nascimento jr&numero=107")).toEqual({ name: "JOÃO DE NASCIME", number: "10" });
  });

  it.each(["", "?nome=SILVA", "?numero=10", "?nome=..&numero=10", "?nome=SILVA&numero=dez"])(
    "is none in the link %s",
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it("adds nothing to the link of a plain one", () => {
    expect(sharedShirtQuery(null)).toBe("");
  });
});
