import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ProductPicture } from "./product-picture.tsx";

const stored = {
  url: "/storage/v1/object/public/product-images/products/202611/abcdefghijklmnopqrstuv.webp",
  alt: "Camisa Aurora, frente",
  width: 960,
  height: 1200,
  color: "#102030",
};
const render = (picture: typeof stored | null, priority = false) =>
  renderToStaticMarkup(<ProductPicture picture={picture} sizes="100vw" priority={priority} />);

it("a product without a picture shows the neutral placeholder", () => {
  const html = render(null);
  expect(html).toContain('role="img"');
  expect(html).not.toContain("<img");
});

it("an empty address shows the neutral placeholder with the picture's alternative text", () => {
  const html = render({ ...stored, url: "" });
  expect(html).toContain('aria-label="Camisa Aurora, frente"');
  expect(html).not.toContain("<img");
});

it("a stored picture is offered as AVIF and WebP, with its size and its colour", () => {
  const html = render(stored);
  expect(html).toMatch(/type="image\/avif".*type="image\/webp"/);
  expect(html).toContain('width="960" height="1200"');
  expect(html).toContain("background-color:#102030");
  expect(html).toContain('loading="lazy"');
});

it("a picture in the first view is loaded at once, before the others", () => {
  const html = render(stored, true);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

it("a picture from another site is shown by its plain address on a stage that keeps its place", () => {
  const html = renderToStaticMarkup(
    <ProductPicture
      picture={{ url: "https://exemplo.com.br/a.jpg", alt: "", width: null, height: null, color: null }}
      sizes="100vw"
    />,
  );
  expect(html).not.toContain("<source");
  expect(html).toContain('width="960" height="1200"');
});
