import { describe, expect, it } from "vitest";
import { productData } from "#domain/seo/product-data.ts";
import { breadcrumbData } from "#domain/seo/structured-data.ts";
import { describePage, type PageDescription } from "./seo.ts";

const matches = [
  {
    id: "root",
    loaderData: {
      store: { name: "Manto", tagline: "Camisas de futebol." },
      publicOrigin: "https://loja.exemplo.com.br",
    },
  },
];

function tagsOf(page: PageDescription) {
  const tags = describePage(matches, page) as Record<string, unknown>[];
  return {
    title: tags.find((tag) => "title" in tag)?.title,
    named: (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content,
    canonical: tags.find((tag) => tag.rel === "canonical")?.href,
    data: tags.filter((tag) => "script:ld+json" in tag).map((tag) => tag["script:ld+json"]),
  };
}

describe("a page's description", () => {
  it("names the subject first, because tabs are short", () => {
    expect(tagsOf({ subject: "Retrô", path: "/categoria/retro" }).title).toBe("Retrô | Manto");
  });

  it("is the shop's own on the home page", () => {
    const { title, named } = tagsOf({ path: "/" });
    expect([title, named("description")]).toEqual(["Manto", "Camisas de futebol."]);
  });

  it("shortens a long text at a word's end", () => {
    const description = tagsOf({ path: "/", description: "palavra ".repeat(60) }).named("description");
    expect(description).toMatch(/^palavra( palavra)*…$/);
    expect(String(description).length).toBeLessThanOrEqual(160);
  });

  it("has absolute addresses for messengers", () => {
    const { canonical, named } = tagsOf({
      path: "/produto/1",
      picture: { path: "/social/produto/1.jpg", alt: "Camisa" },
    });
    expect(canonical).toBe("https://loja.exemplo.com.br/produto/1");
    expect(named("og:image")).toBe("https://loja.exemplo.com.br/social/produto/1.jpg");
  });

  it("keeps a page that must not be found out of the indexes", () => {
    const { canonical, named } = tagsOf({ path: "/busca?q=a", noIndex: true });
    expect([canonical, named("robots")]).toEqual([undefined, "noindex, follow"]);
  });

  it("still has a title when the shop itself could not be read", () => {
    expect(describePage([], { subject: "Retrô", path: "/" })).toContainEqual({ title: "Retrô | Manto" });
  });
});

describe("structured data", () => {
  const product = {
    id: "1",
    name: "Camisa Aurora",
    priceCents: 28990,
    formerPriceCents: null,
    category: "Retrô",
    description: null,
    pictures: [{ url: "/storage/a.webp" }],
  };

  it("offers a product in reais, with a dot", () => {
    const [data] = tagsOf({ path: "/produto/1", data: [productData(product)] }).data;
    expect(data).toMatchObject({
      "@type": "Product",
      image: ["https://loja.exemplo.com.br/storage/a.webp"],
      offers: {
        price: "289.90",
        priceCurrency: "BRL",
        availability: "https://schema.org/InStock",
        url: "https://loja.exemplo.com.br/produto/1",
      },
    });
  });

  it("names the former price of a product on offer, besides the price", () => {
    const offered = { ...product, formerPriceCents: 34990 };
    const [data] = tagsOf({ path: "/produto/1", data: [productData(offered)] }).data;
    expect(data).toMatchObject({
      offers: {
        price: "289.90",
        priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "349.90" },
      },
    });
  });

  it("names the sizes only of a product that has its own", () => {
    const sizes = [
      { label: "12 anos", surchargeCents: 0 },
      { label: "GG Plus", surchargeCents: 1500 },
    ];
    const [sized] = tagsOf({ path: "/produto/1", data: [productData({ ...product, sizes })] }).data;
    expect(sized).toMatchObject({ size: ["12 anos", "GG Plus"] });
    const [standard] = tagsOf({ path: "/produto/1", data: [productData(product)] }).data;
    expect(standard).not.toHaveProperty("size");
  });

  it.each([
    [undefined, "InStock"],
    ["few", "LimitedAvailability"],
    ["made-to-order", "BackOrder"],
    ["sold-out", "OutOfStock"],
  ] as const)("says of a product of which there is %s that it is %s", (kind, availability) => {
    const shown = { ...product, ...(kind && { availability: { kind, text: "" } }) };
    const [data] = tagsOf({ path: "/produto/1", data: [productData(shown)] }).data;
    expect(data).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  it("numbers the steps of a breadcrumb", () => {
    const steps = [
      { name: "Home", path: "/" },
      { name: "Retrô", path: "/categoria/4" },
    ];
    const [data] = tagsOf({ path: "/categoria/4", data: [breadcrumbData(steps)] }).data;
    expect(data).toMatchObject({
      itemListElement: [
        { position: 1, item: "https://loja.exemplo.com.br/" },
        { position: 2, item: "https://loja.exemplo.com.br/categoria/4" },
      ],
    });
  });
});
