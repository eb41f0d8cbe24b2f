import { describe, expect, it } from "vitest";
import { isStorableImageUrl, refuseImageUrl } from "./image-url.ts";

describe("an address typed for a picture", () => {
  it.each(["", "   "])("%j is refused as missing", (text) => {
    expect(refuseImageUrl(text)).toBe("Por favor, insira uma URL de imagem");
  });

  it.each(["jpeg", "jpg", "gif", "png", "webp", "JPG"])("may end in %s", (ending) => {
    expect(refuseImageUrl(` https://fotos.exemplo.com/camisa.${ending} `)).toBeUndefined();
  });

  it("may have a size in its query", () => {
    expect(refuseImageUrl("https://fotos.exemplo.com/camisa.jpg?width=800#x")).toBeUndefined();
  });

  it.each([
    "https://exemplo.com/camisa",
    "https://exemplo.com/camisa.svg",
    "https://exemplo.com/camisa.pdf",
    "https://exemplo.com/jpg",
  ])("%s does not end like a picture", (text) => {
    expect(refuseImageUrl(text)).toBe("A URL deve apontar para uma imagem (jpeg, jpg, gif, png, webp)");
  });

  it.each([
    "camisa.png",
    "ftp://exemplo.com/camisa.png",
    "javascript:alert(1)//.png",
    "data:image/png;base64,AAAA.png",
    "file:///etc/camisa.png",
    "https://ana:segredo@exemplo.com/camisa.png",
    `https://exemplo.com/${"a".repeat(2000)}.png`,
  ])("%.40s cannot be loaded", (text) => {
    expect(refuseImageUrl(text)).toBe("Não foi possível carregar a imagem. Verifique se a URL está correta.");
  });
});

it.each([
  ["https://exemplo.com/a.png", true],
  ["http://exemplo.com/a.png", false],
  ["https://exemplo.com/a", false],
])("%s may be stored as a URL: %s", (text, expected) => {
  expect(isStorableImageUrl(text)).toBe(expected);
});

it.each([
  ["https://fotos.exemplo.com/praia.gif", false],
  ["https://fotos.exemplo.com/praia.GIF?width=800", false],
  ["https://fotos.exemplo.com/foto?name=praia.gif", false],
  ["https://fotos.exemplo.com/praia.jpg?from=praia.gif", true],
  ["https://fotos.exemplo.com/praia.webp", true],
])("for a banner %s may be used: %s", (text, expected) => {
  expect(refuseImageUrl(text, "banners")).toBe(
    expected ? undefined : "A URL deve apontar para uma imagem (jpeg, jpg, png, webp)",
  );
});
