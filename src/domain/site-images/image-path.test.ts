import { expect, it } from "vitest";
import { imagePathOf, isShowableImageUrl } from "./image-path.ts";

const own = "/storage/v1/object/public/product-images/banners/202611/abc.webp";

it.each([
  [own, "banners/202611/abc.webp"],
  ["https://fotos.exemplo.com/2026/verao/praia.jpg?v=2", "verao/praia.jpg"],
  ["https://fotos.exemplo.com/praia.jpg", "praia.jpg"],
  ["https://fotos.exemplo.com/", ""],
])("the path in %s is %j", (url, path) => {
  expect(imagePathOf(url)).toBe(path);
});

it.each([
  [own, true],
  ["https://fotos.exemplo.com/praia.jpg", true],
  ["http://fotos.exemplo.com/praia.jpg", false],
  ["javascript:alert(1)", false],
  ["data:image/png;base64,AAAA", false],
  ["/admin", false],
  ["https://fotos.exemplo.com/a b.jpg", false],
  ["https://loja@outro.com/a.jpg", false],
])("%s may be shown: %s", (url, expected) => {
  expect(isShowableImageUrl(url)).toBe(expected);
});
