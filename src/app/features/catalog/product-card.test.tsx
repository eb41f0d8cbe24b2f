import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

const picture = {
  url: "/storage/v1/object/public/product-images/products/202611/abcdefghijklmnopqrstuv.webp",
  alt: "Camisa Aurora",
  width: 960,
  height: 1200,
  color: null,
};
const product = {
  id: "3f0a2f5e-5b0e-4a39-9d43-2f8a8b1c7d10",
  name: "Camisa Aurora",
  category: "Retrô",
  priceCents: 24_990,
  formerPriceCents: null,
  isNew: false,
  categoryId: "retro",
};

const renderCard = (shown: ProductCardProps["product"]) => {
  const element = <ProductCard product={shown} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
};
const render = (alt: string) => renderCard({ ...product, picture: { ...picture, alt } });
const textOf = (html: string) => html.replace(/<[^>]+>/g, "").replaceAll("\u00a0", " ");

it("a picture called like its product is not read out beside the name", () => {
  expect(render("Camisa Aurora")).toContain('alt=""');
});

it("a picture with its own alternative text keeps it", () => {
  expect(render("Camisa Aurora, de costas")).toContain('alt="Camisa Aurora, de costas"');
});

it("a product at its usual price shows that price alone", () => {
  const html = renderCard({ ...product, picture: null });
  expect(html).toContain('<span class="price text-price-card">R$\u00a0249,90</span>');
  expect(textOf(html)).not.toMatch(/Preço|%/);
});

it("a product on offer shows its former price, its discount and its price, each named for screen readers", () => {
  const html = renderCard({ ...product, priceCents: 19_990, formerPriceCents: 24_990, picture: null });
  expect(textOf(html)).toContain("Preço anterior: de R$ 249,90-20%Preço atual: por R$ 199,90");
});
