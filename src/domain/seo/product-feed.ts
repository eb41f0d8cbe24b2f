/** The catalogue as Google Merchant Center and Meta's commerce manager fetch it: RSS 2.0 with Google's names. */
import type { Day } from "../days.ts";
import { centsToDecimal } from "../money.ts";
import type { GridSize } from "../sizes/size-grid.ts";
import type { LeadTime } from "../stock/lead-time.ts";
import { shownStock, stateOfProduct, type UnitsBySize } from "../stock/stock.ts";
import { escapeXml } from "./escape-xml.ts";
import { absoluteUrl, type Site } from "./site.ts";

export const PRODUCT_FEED_PATH = "/feeds/google.xml";

export interface FeedProduct {
  id: string;
  name: string;
  priceCents: number;
  formerPriceCents: number | null;
  description: string | null;
  category: string;
  subcategory: string | null;
  /** Null for a product that has the standard sizes. */
  sizes: readonly GridSize[] | null;
  /** The units of its counted sizes; null if none is counted. */
  counted: UnitsBySize | null;
  leadTime: LeadTime | null;
  /** The main picture comes first. */
  pictures: readonly string[];
}

/** The maximum lengths that both catalogues accept. */
const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5000;
const SIZE_LENGTH = 100;
const MORE_PICTURES = 10;

export function feedHead(site: Site): string {
  const shop = element("title", site.name) + element("link", absoluteUrl(site, "/"));
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    `${shop}${element("description", `Produtos de ${site.name}`)}\n`
  );
}

export const FEED_TAIL = "</channel></rss>\n";

/** The day that is so many business days away. */
export type DayAfter = (businessDays: number) => Day;

/** The feed item of a product, without attributes that the shop does not store (colour, gender, age group). */
export function feedItem(site: Site, product: FeedProduct, dayAfter: DayAfter): string {
  const [main, ...others] = product.pictures.map((url) => absoluteUrl(site, url));
  const fields: [string, string | undefined][] = [
    ["g:id", product.id],
    ["g:title", shorten(product.name, TITLE_LENGTH)],
    ["g:description", shorten(product.description?.trim() || product.name, DESCRIPTION_LENGTH)],
    ["g:link", absoluteUrl(site, `/produto/${product.id}`)],
    ["g:image_link", main],
    ...others.slice(0, MORE_PICTURES).map((url): [string, string] => ["g:additional_image_link", url]),
    ...describeAvailability(product, dayAfter),
    ["g:price", price(product.formerPriceCents ?? product.priceCents)],
    ["g:sale_price", product.formerPriceCents === null ? undefined : price(product.priceCents)],
    ["g:condition", "new"],
    ["g:brand", site.name],
    // The shop stores neither a barcode nor a manufacturer's part number.
    ["g:identifier_exists", "no"],
    ["g:product_type", [product.category, product.subcategory].filter(Boolean).join(" > ")],
    ["g:size", product.sizes ? joinSizes(product.sizes) : undefined],
  ];
  return `<item>${fields.map(([name, value]) => (value ? element(name, value) : "")).join("")}</item>\n`;
}

/** What can be had in no size from the shelf is made to order, with the day on which it is there, or sold out. */
function describeAvailability(product: FeedProduct, dayAfter: DayAfter): [string, string][] {
  const sizes = product.sizes ?? undefined;
  const [counted, leadTime] = [product.counted ?? undefined, product.leadTime ?? undefined];
  const stock = shownStock({ sizes, counted, leadTime }, null);
  const state = stateOfProduct({ sizes, stock, leadTime });
  if (state.kind === "sold-out") return [["g:availability", "out_of_stock"]];
  if (state.kind !== "made-to-order") return [["g:availability", "in_stock"]];
  return [
    ["g:availability", "backorder"],
    ["g:availability_date", `${dayAfter(state.leadTime.maxDays)}T12:00-0300`],
  ];
}

/** As many of the sizes as fit, none of them cut. */
function joinSizes(sizes: readonly GridSize[]): string {
  return sizes.reduce((joined, { label }) => {
    const longer = joined === "" ? label : `${joined}/${label}`;
    return longer.length > SIZE_LENGTH ? joined : longer;
  }, "");
}

const price = (cents: number) => `${centsToDecimal(cents)} BRL`;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** Counts by code points, so that no character is cut in two. */
function shorten(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join("")}…`;
}
