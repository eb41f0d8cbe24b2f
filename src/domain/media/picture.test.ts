import { describe, expect, test } from "vitest";
import {
  objectKeyOfUrl,
  parseRenditionFormat,
  parseRenditionWidth,
  pictureSources,
  publicUrlOfKey,
  renditionUrl,
  renditionWidths,
} from "./picture.ts";

const own = "/storage/v1/object/public/product-images/products/202611/abc.webp";
const rendered = "/storage/v1/render/image/public/product-images/products/202611/abc.webp";

describe("picture sources", () => {
  test("one of our pictures is offered as AVIF first, then as WebP, in the requested widths", () => {
    expect(pictureSources(own, [320, 640])).toEqual({
      src: own,
      sources: [
        {
          type: "image/avif",
          srcSet: `${rendered}?width=320&format=avif 320w, ${rendered}?width=640&format=avif 640w`,
        },
        {
          type: "image/webp",
          srcSet: `${rendered}?width=320&format=webp 320w, ${rendered}?width=640&format=webp 640w`,
        },
      ],
    });
  });

  test("without widths every allowed one is offered", () => {
    expect(pictureSources(own).sources[0]?.srcSet.split(", ")).toHaveLength(renditionWidths.length);
  });

  test.each([
    "https://example.com/a.png",
    "data:image/png;base64,AAAA",
    "",
    "/storage/v1/object/public/outro/a.webp",
  ])("%j is left as it is", (url) => {
    expect(pictureSources(url)).toEqual({ src: url, sources: [] });
  });

  test("a rendition has no renditions of its own", () => {
    const url = publicUrlOfKey("renditions/products/a.webp/320.avif");
    expect(pictureSources(url).sources).toEqual([]);
  });
});

describe("our own addresses", () => {
  test("a key and its public address lead to each other", () => {
    expect(objectKeyOfUrl(publicUrlOfKey("products/a.webp"))).toBe("products/a.webp");
  });

  test.each([
    ["another host", `https://example.com${own}`],
    ["a climbing key", "/storage/v1/object/public/product-images/../../etc/passwd"],
    ["an empty key", "/storage/v1/object/public/product-images/"],
    ["a query", `${own}?x=1`],
  ])("%s is not ours", (_title, url) => {
    expect(objectKeyOfUrl(url)).toBeUndefined();
  });

  test("no address is made of a malformed key", () => {
    expect(() => renditionUrl('a.webp" onerror="', 320, "avif")).toThrow("not_found");
  });
});

describe("what may be requested of the renderer", () => {
  test.each(["161", "0640", "6.4e2", " 640", "", undefined])("the width %j is refused", (text) => {
    expect(parseRenditionWidth(text)).toBeUndefined();
  });

  test("a listed width is taken", () => {
    expect(parseRenditionWidth("640")).toBe(640);
  });

  test.each(["jpeg", "AVIF", "", undefined])("the format %j is refused", (text) => {
    expect(parseRenditionFormat(text)).toBeUndefined();
  });

  test("a listed format is taken", () => {
    expect(parseRenditionFormat("avif")).toBe("avif");
  });
});
