import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { publicUrlOfKey } from "#domain/media/picture.ts";
import { shirtPrint } from "#domain/print/print-fixture.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { type OpenedStorage, openTestDisk } from "#server/storage/storage-fixture.ts";
import { renderPrintedShirt } from "./render-printed-shirt.ts";

const key = "products/202601/costas.png";
const print: ShirtPrint = {
  ...shirtPrint,
  picture: { url: publicUrlOfKey(key), width: 200, height: 250 },
  color: "#ff0000",
  outline: null,
};
const box = { width: 400, height: 400 };

let opened: OpenedStorage;
beforeEach(async () => {
  opened = await openTestDisk();
  const back = sharp({ create: { width: 200, height: 250, channels: 3, background: "#0000ff" } });
  await opened.storage.put(key, await back.png().toBuffer(), { contentType: "image/png" });
});
afterEach(() => opened.stop());

const render = (changes: Partial<ShirtPrint>, name = "SILVA", number = "10") =>
  renderPrintedShirt(
    { sharp, storage: opened.storage },
    { print: { ...print, ...changes }, customization: { name, number } },
    box,
  );

async function countRed(picture: Buffer | undefined): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(box);
  let red = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 200) red += 1;
  return red;
}

describe("the picture of a printed shirt", () => {
  it("fills the box and shows the letters in their colour", async () => {
    expect(await countRed(await render({}))).toBeGreaterThan(2000);
  });

  it("shows the plain back if nothing is printed", async () => {
    expect(await countRed(await render({}, "", ""))).toBe(0);
  });

  it.each([
    ["is gone", publicUrlOfKey("products/202601/nada.png")],
    ["is on another site", "https://exemplo.com/costas.png"],
  ])("is not made where the back picture %s", async (_, url) => {
    expect(await render({ picture: { ...print.picture, url } })).toBeUndefined();
  });
});
