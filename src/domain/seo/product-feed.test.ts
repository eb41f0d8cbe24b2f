import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../days.ts";
import { FEED_TAIL, type FeedProduct, feedHead, feedItem as itemOf } from "./product-feed.ts";

const site = { origin: "https://loja.exemplo.com.br", name: "Manto & Cia" };
const product: FeedProduct = {
  id: "p1",
  name: "Camisa <Azul> & Branca",
  priceCents: 128990,
  formerPriceCents: null,
  description: null,
  category: "Retrô",
  subcategory: "Anos 90",
  sizes: null,
  counted: null,
  leadTime: null,
  pictures: ["/storage/a.webp", "https://fotos.exemplo.com/b.jpg"],
};

const feedItem = (shop: typeof site, one: FeedProduct) =>
  itemOf(shop, one, (days) => addDays("2026-11-18", days));

/** The text of each element of an item; throws if the text is not XML of plain elements. */
function readItem(xml: string): [string, string][] {
  const inner = /^<item>([\s\S]*)<\/item>\n$/.exec(xml)?.[1];
  if (inner === undefined) throw new Error("No item");
  const fields: [string, string][] = [];
  const rest = inner.replace(/<([a-z:_]+)>([^<>]*)<\/\1>/g, (_, name: string, text: string) => {
    if (/&(?!(?:amp|lt|gt);)/.test(text)) throw new Error("An ampersand stands alone");
    fields.push([name, text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")]);
    return "";
  });
  if (rest !== "") throw new Error(`Not read: ${rest}`);
  return fields;
}

describe("an item of the feed", () => {
  it("has the fields that the catalogues require", () => {
    expect(readItem(feedItem(site, product))).toEqual([
      ["g:id", "p1"],
      ["g:title", "Camisa <Azul> & Branca"],
      ["g:description", "Camisa <Azul> & Branca"],
      ["g:link", "https://loja.exemplo.com.br/produto/p1"],
      ["g:image_link", "https://loja.exemplo.com.br/storage/a.webp"],
      ["g:additional_image_link", "https://fotos.exemplo.com/b.jpg"],
      ["g:availability", "in_stock"],
      ["g:price", "1289.90 BRL"],
      ["g:condition", "new"],
      ["g:brand", "Manto & Cia"],
      ["g:identifier_exists", "no"],
      ["g:product_type", "Retrô > Anos 90"],
    ]);
  });

  it("of a product on offer has its former price as the price, and the current one as the sale price", () => {
    const item = new Map(readItem(feedItem(site, { ...product, formerPriceCents: 149990 })));
    expect([item.get("g:price"), item.get("g:sale_price")]).toEqual(["1499.90 BRL", "1289.90 BRL"]);
  });

  it("names the sizes of a product that has its own, as many as fit", () => {
    const sizesOf = (labels: readonly string[]) => {
      const sizes = labels.map((label) => ({ label, surchargeCents: 0 }));
      return new Map(readItem(feedItem(site, { ...product, sizes }))).get("g:size");
    };
    expect(sizesOf(["10 anos", "12 anos", "P&M"])).toBe("10 anos/12 anos/P&M");
    const long = Array.from({ length: 20 }, (_, index) => `Tamanho ${10 + index}`);
    expect(sizesOf(long)).toBe(long.slice(0, 9).join("/"));
  });

  it("is out of stock once every size is, and made to order from the shelf's end on", () => {
    const stateOf = (changes: Partial<FeedProduct>) => {
      const item = new Map(readItem(feedItem(site, { ...product, ...changes })));
      return [item.get("g:availability"), item.get("g:availability_date")];
    };
    const none = { P: 0, M: 0, G: 0, GG: 0 };
    expect(stateOf({ counted: { P: 0, M: 0, G: 0 } })).toEqual(["in_stock", undefined]);
    expect(stateOf({ counted: none })).toEqual(["out_of_stock", undefined]);
    const leadTime = { minDays: 2, maxDays: 3 };
    expect(stateOf({ counted: { ...none, M: 1 }, leadTime })).toEqual(["in_stock", undefined]);
    expect(stateOf({ counted: none, leadTime })).toEqual(["backorder", "2026-11-21T12:00-0300"]);
  });

  it("is valid XML whatever its texts are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, description) => {
        const xml = feedItem(site, { ...product, name: `x${name}`, description });
        expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]/u);
        expect(xml.isWellFormed()).toBe(true);
        readItem(xml);
      }),
    );
  });

  it("stays within the maximum lengths of the catalogues", () => {
    const item = readItem(
      feedItem(site, { ...product, name: "👕".repeat(200), description: "é".repeat(6000) }),
    );
    const lengths = new Map(item.map(([name, text]) => [name, Array.from(text).length]));
    expect([lengths.get("g:title"), lengths.get("g:description")]).toEqual([150, 5000]);
  });
});

it("the feed closes every element that it opens", () => {
  const opened = [...feedHead(site).matchAll(/<(rss|channel)\b/g)].map(([, name]) => name);
  const closed = [...FEED_TAIL.matchAll(/<\/(rss|channel)>/g)].map(([, name]) => name);
  expect(closed).toEqual(opened.reverse());
});
