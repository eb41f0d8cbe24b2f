import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatWhatsapp } from "../delivery/whatsapp-number.ts";
import { readCustomerSearch } from "./customer-search.ts";

describe("a search for customers", () => {
  it.each([
    ["", []],
    ["  ", []],
    ["José  LIMA", ["jose", "lima"]],
    ["ana@exemplo.com.br", ["ana@exemplo.com.br"]],
    ["(11) 91234-5678", ["11912345678"]],
    ["+55 11 91234-5678", ["11912345678"]],
    ["5511912345678", ["11912345678"]],
    ["55 99876", ["5599876"]],
    ["1234-5678", ["12345678"]],
    ["ana 11", ["ana", "11"]],
    ["-", ["-"]],
  ])("%j looks for %j", (typed, words) => {
    expect(readCustomerSearch(typed)).toEqual(words);
  });

  it("finds any whole number by the way people write it, with and without the country's code", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]{2}9?\d{8}$/), (number) => {
        for (const typed of [number, formatWhatsapp(number), `+55 ${formatWhatsapp(number)}`])
          expect(readCustomerSearch(typed)).toEqual([number]);
      }),
    );
  });
});
