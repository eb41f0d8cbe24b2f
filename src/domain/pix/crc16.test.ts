import { expect, it } from "vitest";
import { crc16 } from "./crc16.ts";

it("gives the check value of the catalogued algorithm", () => {
  expect(crc16("123456789")).toBe("29B1");
});

it("has nothing to add to an empty text", () => {
  expect(crc16("")).toBe("FFFF");
});

/** This example of the central bank's manual has fields that this shop never writes. */
it("ends a BR Code of other payment schemes too", () => {
  const code =
    "00020104141234567890123426660014BR.GOV.BCB.PIX014466756C616E6F32303139406578616D706C652E636F6D27300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5915NOMEDORECEBEDOR6008BRASILIA61087007490062530515RP12345678-201950300017BR.GOV.BCB.BRCODE01051.0.080450014BR.GOV.BCB.PIX0123PADRAO.URL.PIX/0123ABCD81390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304";
  expect(crc16(code)).toBe("EB76");
});
