import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { ProductPage } from "./product-page.tsx";

const bare: ProductDetail = {
  id: "p1",
  name: "Camisa Aurora",
  priceCents: 28990,
  formerPriceCents: null,
  categoryId: "3",
  category: "Seleções",
  isNew: false,
  picture: null,
  description: null,
  subcategoryId: null,
  subcategory: null,
  pictures: [],
  print: null,
};

const render = (changes: Partial<ProductDetail> = {}, offersDelivery?: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductPage
        product={{ ...bare, ...changes }}
        related={[]}
        sizeGuide={undefined}
        shared={null}
        surchargeCents={2000}
        offersDelivery={offersDelivery}
      />
    </MemoryRouter>,
  );

const countOf = (html: string, part: string) => html.split(part).length - 1;

describe("the page of a product as the server renders it", () => {
  it("says so where there is no description", () => {
    expect(render()).toContain("Sem descrição disponível");
  });

  it("takes a description of spaces for none", () => {
    expect(render({ description: "  \n" })).toContain("Sem descrição disponível");
  });

  it("pads the gallery with placeholders to three", () => {
    const html = render();
    expect(html).toContain("1 / 3");
    expect(countOf(html, 'aria-label="Sem imagem"')).toBe(3);
  });

  it("offers no zoom of a placeholder", () => {
    expect(render()).not.toContain("Ampliar imagem");
  });

  it("holds one button to the cart, disabled", () => {
    const html = render();
    expect(countOf(html, "Adicionar ao carrinho")).toBe(1);
    expect(html).toMatch(
      /<button[^>]*disabled=""[^>]*type="submit"|<button[^>]*type="submit"[^>]*disabled=""/,
    );
  });

  it("shows no section of other products where the category has none", () => {
    expect(render()).not.toContain("Você também pode gostar");
  });

  it("asks for a CEP only in a shop that offers a delivery", () => {
    expect(render()).not.toContain("CEP");
    expect(render({}, true)).toContain("Calcular frete");
  });

  it("leads to the category by its id", () => {
    expect(render()).toContain('href="/categoria/3"');
  });
});
