import { expect, it } from "vitest";
import { refuseFile } from "./refuse-file.ts";

const MB = 1024 * 1024;

it.each(["image/jpeg", "image/png", "image/webp", "image/gif"])(
  "a %s of exactly 5 MB may be sent",
  (type) => {
    expect(refuseFile({ type, size: 5 * MB })).toBeUndefined();
  },
);

it.each(["image/svg+xml", "application/pdf", "text/html", "image/avif", ""])("a %s is refused", (type) => {
  expect(refuseFile({ type, size: 10 })).toBe(
    "Tipo de arquivo inválido. Use apenas imagens JPG, PNG, WebP ou GIF.",
  );
});

it("a byte more than 5 MB is refused", () => {
  expect(refuseFile({ type: "image/png", size: 5 * MB + 1 })).toBe(
    "Arquivo muito grande. O tamanho máximo é 5MB.",
  );
});
