import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { publicUrlOfKey } from "#domain/media/picture.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { colorAt } from "#server/media/image-fixture.ts";
import { type OpenedStorage, openTestDisk } from "#server/storage/storage-fixture.ts";
import { renderPatchedFront } from "./render-patched-front.ts";

const front = "products/202601/frente.png";
const patchKey = "products/202601/patch.png";
const box = { width: 400, height: 500 };

let opened: OpenedStorage;
beforeEach(async () => {
  opened = await openTestDisk();
  const fill = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  const contentType = "image/png";
  await opened.storage.put(front, await fill(1000, 1000, "#0000ff"), { contentType });
  await opened.storage.put(patchKey, await fill(40, 40, "#ff0000"), { contentType });
});
afterEach(() => opened.stop());

/** On a square picture, of which the box cuts off a tenth at each side. */
const patchAt = (x: number, y: number, imageUrl = publicUrlOfKey(patchKey)): Patch => ({
  place: "chest",
  imageUrl,
  area: { x, y, width: 0.1, height: 0.1 },
  ratio: 1,
});
const render = (patches: Patch[], pictureUrl: string | null = publicUrlOfKey(front)) =>
  renderPatchedFront({ sharp, storage: opened.storage }, { pictureUrl, patches }, box);

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

describe("the front of a shirt with patches", () => {
  it("shows a patch where it lies on the whole picture, although the sides are cut off", async () => {
    const picture = (await render([patchAt(0.5, 0.2)])) ?? Buffer.of();
    // Its middle is at 0.55 of 500 pixels, of which 50 are cut off.
    expect(await colorAt(picture, 225, 125)).toEqual(RED);
    expect(await colorAt(picture, 190, 125)).toEqual(BLUE);
    expect(await colorAt(picture, 225, 90)).toEqual(BLUE);
  });

  it("cuts off what lies outside of the box", async () => {
    const picture = (await render([patchAt(0.05, 0.2)])) ?? Buffer.of();
    expect(await colorAt(picture, 10, 125)).toEqual(RED);
    expect(await sharp(picture).metadata()).toMatchObject(box);
  });

  it("is shown without a patch whose file is gone", async () => {
    const gone = publicUrlOfKey("products/202601/nada.png");
    const picture = (await render([patchAt(0.5, 0.2, gone)])) ?? Buffer.of();
    expect(await colorAt(picture, 225, 125)).toEqual(BLUE);
  });

  it.each([
    ["is gone", publicUrlOfKey("products/202601/nada.png")],
    ["is on another site", "https://exemplo.com/frente.png"],
    ["does not exist", null],
  ])("is not made where the front picture %s", async (_, url) => {
    expect(await render([patchAt(0.5, 0.2)], url)).toBeUndefined();
  });
});
