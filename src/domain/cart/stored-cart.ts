import type { Customization } from "../print/customization.ts";
import { reaisToCents } from "../reais.ts";
import { isUuid } from "../uuid.ts";
import { addItem, boundQuantity, type CartItem } from "./cart.ts";

const CART_VERSION = 1;

const MAX_STORED_PRICE_CENTS = 100_000_000;
const MAX_STORED_SIZE = 12;
/** More than the shop takes would have it refuse the whole order. */
const MAX_STORED_LEAD_DAYS = 180;

/**
 * Parses the cart from the browser's storage, which any script or version may have written. The checks are written by
 * hand because every page loads this code and a schema library would be larger than all of it. Before version 1 a line
 * had its `price` in reais. A line that cannot be parsed is left out; the others stay.
 */
export function readStoredCart(text: string | null): CartItem[] {
  const lines = field(field(parse(text), "state"), "items");
  if (!Array.isArray(lines)) return [];
  return lines
    .map(readLine)
    .filter((line) => line !== undefined)
    .reduce<CartItem[]>(addItem, []);
}

export function writeStoredCart(items: readonly CartItem[]): string {
  return JSON.stringify({ state: { items }, version: CART_VERSION });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function readLine(line: unknown): CartItem | undefined {
  const id = field(line, "id");
  const name = field(line, "name");
  const image = field(line, "image");
  const size = field(line, "size");
  const priceCents = readPrice(line);
  const customization = readCustomization(field(line, "customization"));
  if (typeof id !== "string" || !isUuid(id) || typeof name !== "string" || name.trim() === "") return;
  if (!isSizeLabel(size) || priceCents === undefined || customization === "unreadable") return;
  return {
    id,
    name,
    priceCents,
    size,
    image: typeof image === "string" && image !== "" ? image : null,
    quantity: boundQuantity(Number(field(line, "quantity"))),
    ...(customization && { customization }),
    ...readLeadDays(field(line, "leadDays")),
  };
}

/** What cannot be parsed was not seen: the shop says the wait again. */
function readLeadDays(days: unknown): Pick<CartItem, "leadDays"> {
  const isWait = Number.isInteger(days) && (days as number) > 0 && (days as number) <= MAX_STORED_LEAD_DAYS;
  return isWait ? { leadDays: days as number } : {};
}

/** Whether the product has the size is the shop's to say. */
function isSizeLabel(size: unknown): size is string {
  return typeof size === "string" && size.length > 0 && size.length <= MAX_STORED_SIZE;
}

function readPrice(line: unknown): number | undefined {
  const cents = field(line, "priceCents");
  if (cents !== undefined) return isPrice(cents) ? cents : undefined;
  const reais = field(line, "price");
  const converted = typeof reais === "number" ? reaisToCents(reais) : undefined;
  return isPrice(converted) ? converted : undefined;
}

function isPrice(cents: unknown): cents is number {
  return Number.isSafeInteger(cents) && (cents as number) >= 0 && (cents as number) <= MAX_STORED_PRICE_CENTS;
}

/** An unreadable customisation drops the line: without its print it would be another shirt than the chosen one. */
function readCustomization(value: unknown): Customization | undefined | "unreadable" {
  if (value === undefined || value === null) return undefined;
  const name = field(value, "name");
  const number = field(value, "number");
  const isWhole =
    typeof name === "string" &&
    /[\p{L}0-9]/u.test(name) &&
    name.length <= 60 &&
    typeof number === "string" &&
    /^\d{1,2}$/.test(number);
  return isWhole ? { name, number } : "unreadable";
}
