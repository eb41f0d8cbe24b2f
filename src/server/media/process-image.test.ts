import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { colorAt, drawAnimation, drawHalves, drawPhoto } from "./image-fixture.ts";
import { processImage } from "./process-image.ts";

const isRed = ([r, g, b]: number[]) => (r ?? 0) > 200 && (g ?? 0) < 60 && (b ?? 0) < 60;
const isBlue = ([r, g, b]: number[]) => (r ?? 0) < 60 && (g ?? 0) < 60 && (b ?? 0) > 200;

describe("accepted pictures", () => {
  test.each(["jpeg", "png", "webp", "gif"] as const)("a %s stays one, of the same size", async (format) => {
    const image = await processImage(await drawHalves(120, 80).toFormat(format).toBuffer());
    const found = await sharp(image.bytes).metadata();
    expect(found).toMatchObject({ format, width: 120, height: 80 });
    expect(image).toMatchObject({
      width: 120,
      height: 80,
      mimeType: `image/${format}`,
      size: image.bytes.byteLength,
    });
  });

  test("the long side is brought down to 2000 pixels", async () => {
    const image = await processImage(await drawPhoto(3000, 1500));
    expect([image.width, image.height]).toEqual([2000, 1000]);
  });

  test("a small picture is not enlarged", async () => {
    const image = await processImage(await drawHalves(10, 7).png().toBuffer());
    expect([image.width, image.height]).toEqual([10, 7]);
  });

  test("the dominant colour is that of most pixels", async () => {
    const green = { width: 60, height: 60, channels: 3 as const, background: "#00a040" };
    const image = await processImage(await sharp({ create: green }).jpeg().toBuffer());
    const channels =
      image.dominantColor.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
    expect(image.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(channels[1]).toBeGreaterThan(Math.max(channels[0] ?? 255, channels[2] ?? 255));
  });

  test.each(["gif", "webp"] as const)("of an animated %s the first frame is kept", async (format) => {
    const image = await processImage(await drawAnimation(format));
    const found = await sharp(image.bytes).metadata();
    expect([found.pages ?? 1, found.width, found.height]).toEqual([1, 40, 30]);
    expect(await colorAt(image.bytes, 20, 15)).toSatisfy(isRed);
  });

  test("transparency is kept", async () => {
    const clear = { width: 20, height: 20, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const image = await processImage(await sharp({ create: clear }).png().toBuffer());
    expect((await sharp(image.bytes).metadata()).hasAlpha).toBe(true);
  });

  test("a grey picture passes", async () => {
    const image = await processImage(await drawHalves(40, 40).toColourspace("b-w").png().toBuffer());
    expect((await sharp(image.bytes).metadata()).space).toBe("srgb");
  });
});

describe("what is normalised in a picture", () => {
  test("the EXIF orientation is applied and removed", async () => {
    const sideways = await drawHalves(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await processImage(sideways);
    expect([image.width, image.height]).toEqual([40, 80]);
    expect((await sharp(image.bytes).metadata()).orientation).toBeUndefined();
    expect(await colorAt(image.bytes, 20, 5)).toSatisfy(isRed);
    expect(await colorAt(image.bytes, 20, 75)).toSatisfy(isBlue);
  });

  test("location and author are removed", async () => {
    const tagged = await drawHalves(40, 40)
      .withExif({
        IFD0: { Artist: "Fulana de Tal" },
        IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" },
      })
      .jpeg()
      .toBuffer();
    expect(tagged.includes("Fulana")).toBe(true);
    const image = await processImage(tagged);
    const found = await sharp(image.bytes).metadata();
    expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(image.bytes).includes("Fulana")).toBe(false);
  });

  test("a colour space for print becomes sRGB and the red stays red", async () => {
    const print = await drawHalves(40, 40).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(print).metadata()).space).toBe("cmyk");
    const image = await processImage(print);
    expect((await sharp(image.bytes).metadata()).space).toBe("srgb");
    expect(await colorAt(image.bytes, 5, 20)).toSatisfy(
      ([r = 0, g = 0, b = 0]: number[]) => r > g + 80 && r > b + 80,
    );
  });

  test("sixteen bits a channel become eight with the same colours", async () => {
    const deep = await drawHalves(40, 40).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    const image = await processImage(deep);
    expect((await sharp(image.bytes).metadata()).depth).toBe("uchar");
    expect(await colorAt(image.bytes, 5, 20)).toSatisfy(isRed);
    expect(await colorAt(image.bytes, 35, 20)).toSatisfy(isBlue);
  });

  test.each([
    ["a web page", "<html><script>alert(1)</script></html>"],
    ["an archive", "PK\x03\x04 payload.exe"],
  ])("%s appended to a picture is gone", async (_title, payload) => {
    const picture = await drawHalves(60, 60).jpeg().toBuffer();
    const image = await processImage(Buffer.concat([picture, Buffer.from(payload, "latin1")]));
    expect(Buffer.from(image.bytes).includes(payload.slice(0, 8))).toBe(false);
  });
});

test("a file over 5 MB is too large, whatever it holds", async () => {
  const refused = processImage(new Uint8Array(5 * 1024 * 1024 + 1));
  await expect(refused).rejects.toThrow(new DomainError("file_too_large"));
});
