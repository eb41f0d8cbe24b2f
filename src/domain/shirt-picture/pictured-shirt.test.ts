import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longSleeves, patch } from "../options/option-fixture.ts";
import { anyName, anyNumber, shirtPrint } from "../print/print-fixture.ts";
import {
  describeShirt,
  isPicturable,
  noteOf,
  type PicturedShirt,
  pictureFileName,
  printedBackOf,
  shownFrontOf,
} from "./pictured-shirt.ts";

const imageUrl = "/frente.webp";
const shirt = (changes: Partial<PicturedShirt> = {}): PicturedShirt => ({
  productId: null,
  name: "Camisa Aurora",
  imageUrl,
  print: shirtPrint,
  customization: { name: "SILVA", number: "10" },
  ...changes,
});

describe("the picture of a shirt", () => {
  it("shows the printed back alone", () => {
    expect(printedBackOf(shirt())).toEqual({
      print: shirtPrint,
      customization: { name: "SILVA", number: "10" },
    });
    expect(shownFrontOf(shirt())).toBeNull();
  });

  it("shows the front beside the back if a patch lies on it", () => {
    expect(shownFrontOf(shirt({ options: [longSleeves] }))).toBeNull();
    expect(shownFrontOf(shirt({ options: [patch, longSleeves] }))).toEqual({
      imageUrl,
      patches: [patch.patch],
    });
  });

  it.each([{ customization: null }, { print: null }])("shows the front of a shirt with %j", (changes) => {
    expect(printedBackOf(shirt(changes))).toBeNull();
    expect(shownFrontOf(shirt(changes))).toEqual({ imageUrl, patches: [] });
  });

  it("says what is printed where it cannot show it", () => {
    expect(noteOf(shirt())).toBe("");
    expect(noteOf(shirt({ print: null }))).toBe("SILVA 10");
    expect(noteOf(shirt({ customization: null }))).toBe("");
  });

  it("is not offered without a photo, nor before anything is typed", () => {
    expect(isPicturable(shirt())).toBe(true);
    expect(isPicturable(shirt({ customization: { name: "", number: "7" } }))).toBe(true);
    expect(isPicturable(shirt({ customization: { name: " ", number: "" } }))).toBe(false);
    expect(isPicturable(shirt({ print: null, imageUrl: null }))).toBe(false);
  });

  it("is described by what it shows", () => {
    expect(describeShirt(shirt())).toBe("Camisa Aurora. Costas da camisa com o nome SILVA e o número 10");
    expect(describeShirt(shirt({ print: null }))).toBe("Camisa Aurora, SILVA 10");
    expect(describeShirt(shirt({ customization: null }))).toBe("Camisa Aurora");
  });
});

describe("the file of a picture", () => {
  it.each([
    ["SILVA", "10", "camisa-silva-10.png"],
    ["D'ÁVILA", "", "camisa-davila.png"],
    ["J. P. - SÃO", "7", "camisa-j-p-sao-7.png"],
    ["", "9", "camisa-9.png"],
    ["МАРТА", "", "camisa.png"],
  ])("of %j and %j is called %j", (name, number, expected) => {
    expect(pictureFileName(shirt({ customization: { name, number } }))).toBe(expected);
  });

  it("is called after the product where nothing is printed", () => {
    expect(pictureFileName(shirt({ customization: null }))).toBe("camisa-aurora.png");
  });

  it("has a name that every system takes", () => {
    fc.assert(
      fc.property(fc.string(), anyName, anyNumber, fc.boolean(), (product, name, number, isPrinted) => {
        const customization = isPrinted ? { name, number } : null;
        expect(pictureFileName(shirt({ name: product, customization }))).toMatch(
          /^[a-z0-9]+(-[a-z0-9]+)*\.png$/,
        );
      }),
    );
  });
});
