import { expect, it } from "vitest";
import { refuseFile } from "./refuse-file.ts";

const MB = 1024 * 1024;

it.each(["image/jpeg", "image/png", "image/webp", "image/gif"])(
  "a %s of exactly 5 MB may be sent for a product",
  (type) => {
    expect(refuseFile({ type, size: 5 * MB }, "products")).toBeUndefined();
  },
);

it.each(["image/svg+xml", "application/pdf", "text/html", "image/avif", ""])("a %s is refused", (type) => {
  expect(refuseFile({ type, size: 10 }, "products")).toBe(
    "Tipo de arquivo inválido. Use apenas imagens JPG, PNG, WebP ou GIF.",
  );
});

it.each(["banners", "categories", "logos", "featured"] as const)("a GIF is refused for %s", (folder) => {
  expect(refuseFile({ type: "image/gif", size: 10 }, folder)).toBe(
    "Tipo de arquivo inválido. Use apenas imagens JPG, PNG ou WebP.",
  );
});

it("a byte more than 5 MB is refused", () => {
  expect(refuseFile({ type: "image/png", size: 5 * MB + 1 }, "products")).toBe(
    "Arquivo muito grande. O tamanho máximo é 5MB.",
  );
});
