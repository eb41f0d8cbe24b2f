import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCustomizationComplete, toCustomization } from "./customization.ts";
import { readSharedOptions, readSharedShirt, sharedShirtQuery } from "./shared-shirt.ts";

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

  it("parses back to its options, with and without a name", () => {
    const options = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
    for (const customization of [null, { name: "SILVA", number: "10" }]) {
      const query = new URLSearchParams(sharedShirtQuery(customization, options));
      expect([readSharedShirt(query), readSharedOptions(query)]).toEqual([customization, options]);
    }
  });

  it("has no options that are none", () => {
    expect(readSharedOptions(new URLSearchParams("?opcoes=,x,<b>"))).toEqual([]);
    expect(readSharedOptions(new URLSearchParams())).toEqual([]);
  });

  it("adds nothing to the link of a plain one", () => {
    expect(sharedShirtQuery(null)).toBe("");
  });
});
