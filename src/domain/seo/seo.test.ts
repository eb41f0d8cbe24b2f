import { describe, expect, it } from "vitest";
import { absoluteUrl, canonicalPath } from "./site.ts";
import { productSocialPath } from "./social-picture.ts";

describe("the canonical URL of a page", () => {
  it("leaves out undefined parameters", () => {
    expect(canonicalPath("/categoria/4", { subcategoria: undefined, pagina: 2 })).toBe(
      "/categoria/4?pagina=2",
    );
  });

  it("is the plain path without parameters", () => {
    expect(canonicalPath("/categoria/4", { pagina: undefined })).toBe("/categoria/4");
  });

  it("leaves an absolute address as it is", () => {
    expect(absoluteUrl({ origin: "https://loja.test" }, "https://outro.test/a.png")).toBe(
      "https://outro.test/a.png",
    );
  });
});

describe("the address of a product's social picture", () => {
  const product = { id: "1", name: "Camisa Aurora", priceCents: 28990, picture: null };

  it("stays the same while the product is unchanged", () => {
    expect(productSocialPath(product)).toBe(productSocialPath({ ...product }));
  });

  it.each([
    ["name", { ...product, name: "Camisa Sertão" }],
    ["price", { ...product, priceCents: 27990 }],
    ["picture", { ...product, picture: { url: "/a.webp" } }],
  ])("changes with its %s, so that messengers fetch it anew", (_, changed) => {
    expect(productSocialPath(changed)).not.toBe(productSocialPath(product));
  });
});
