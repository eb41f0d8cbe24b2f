import { describe, expect, it } from "vitest";
import { pictureOnOtherSite } from "#app/features/admin-media/picture.ts";
import { newDraftImage } from "./draft-image.ts";
import { newDraftPrint, printInputOf } from "./draft-print.ts";

const front = { ...newDraftImage(pictureOnOtherSite("https://exemplo.com/frente.png")), altText: "Frente" };
const back = {
  ...newDraftImage({ ...pictureOnOtherSite("https://exemplo.com/b.png"), width: 800, height: 1000 }),
  altText: "Camisa de costas",
};
const detail = newDraftImage(pictureOnOtherSite("https://exemplo.com/c.png"));

describe("a new print", () => {
  it("lies on the picture that is said to be the back", () => {
    expect(newDraftPrint([front, detail, back])).toMatchObject({
      imageRef: back.ref,
      size: { width: 800, height: 1000 },
    });
  });

  it("lies on the second picture where none is said to be the back", () => {
    expect(newDraftPrint([front, detail])?.imageRef).toBe(detail.ref);
  });

  it("is not possible without a picture", () => {
    expect(newDraftPrint([])).toBeNull();
  });
});

describe("what is sent", () => {
  const print = newDraftPrint([front, back]);

  it("names the picture by its place", () => {
    expect(printInputOf(print, [front, back])).toMatchObject({ image: 1, width: 800, height: 1000 });
  });

  it("follows the picture when it moves", () => {
    expect(printInputOf(print, [back, front])).toMatchObject({ image: 0 });
  });

  it("is nothing once the picture was removed", () => {
    expect(printInputOf(print, [front])).toBeNull();
  });
});
