import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ProductCard } from "./product-card.tsx";

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
  isNew: false,
  categoryId: "retro",
};

const render = (alt: string) => {
  const element = <ProductCard product={{ ...product, picture: { ...picture, alt } }} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
};

it("a picture called like its product is not read out beside the name", () => {
  expect(render("Camisa Aurora")).toContain('alt=""');
});

it("a picture with its own alternative text keeps it", () => {
  expect(render("Camisa Aurora, de costas")).toContain('alt="Camisa Aurora, de costas"');
});
