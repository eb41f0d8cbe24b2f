/** Hostile files that an upload must refuse, with the error code of each. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { drawHalves, drawPhoto, forgePng } from "./image-fixture.ts";
import { processImage } from "./process-image.ts";

const text = (value: string) => Buffer.from(value, "latin1");
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test("no bytes are a missing file", async () => {
  await expect(processImage(new Uint8Array())).rejects.toThrow(new DomainError("file_missing"));
});

test.each([
  ["an SVG", text(svg)],
  ["an SVG behind an XML header", text(`<?xml version="1.0"?>\n${svg}`)],
  ["a web page", text("<!doctype html><html><body>hi</body></html>")],
  ["a PDF", text("%PDF-1.7\n1 0 obj\n<<>>\nendobj")],
  ["a zip archive", text("PK\x03\x04\x14\0\0\0")],
  ["a program", text("\x7fELF\x02\x01\x01")],
  ["a single byte", text("\xff")],
  ["a WebP header without its name", text("RIFF\0\0\0\0WAVE")],
])("%s is of an invalid type", async (_title, bytes) => {
  await expect(processImage(bytes)).rejects.toThrow(new DomainError("file_type_invalid"));
});

test.each(["avif", "tiff"] as const)("a real %s is of an invalid type", async (format) => {
  const bytes = await drawHalves(20, 20).toFormat(format).toBuffer();
  await expect(processImage(bytes)).rejects.toThrow(new DomainError("file_type_invalid"));
});

test.each([
  ["a JPEG", async () => drawPhoto(400, 300)],
  [
    "a PNG",
    async () =>
      sharp(await drawPhoto(400, 300))
        .png()
        .toBuffer(),
  ],
  [
    "a WebP",
    async () =>
      sharp(await drawPhoto(400, 300))
        .webp()
        .toBuffer(),
  ],
  [
    "a GIF",
    async () =>
      sharp(await drawPhoto(400, 300))
        .gif()
        .toBuffer(),
  ],
])("%s cut in half is an invalid image", async (_title, draw) => {
  const whole = await draw();
  const refused = processImage(whole.subarray(0, whole.length / 2));
  await expect(refused).rejects.toThrow(new DomainError("image_invalid"));
});

test.each([
  ["30000 by 30000", forgePng(30_000, 30_000)],
  ["just over 40 megapixels", forgePng(8000, 5001)],
  ["a line of two billion", forgePng(2_147_483_647, 1)],
  ["nothing by nothing", forgePng(0, 0)],
])("a few bytes that claim %s are an invalid image", async (_title, bytes) => {
  await expect(processImage(bytes)).rejects.toThrow(new DomainError("image_invalid"));
});

test("a picture's header with another file behind it is an invalid image", async () => {
  const bytes = Buffer.concat([text("\x89PNG\r\n\x1a\n"), text(svg)]);
  await expect(processImage(bytes)).rejects.toThrow(new DomainError("image_invalid"));
});

test("a refusal leaves room for the next picture", async () => {
  const broken = Array.from({ length: 6 }, () => processImage(forgePng(30_000, 30_000)));
  await Promise.allSettled(broken);
  const image = await processImage(await drawHalves(20, 20).png().toBuffer());
  expect(image.width).toBe(20);
});
